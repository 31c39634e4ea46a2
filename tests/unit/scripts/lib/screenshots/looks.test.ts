import {
  addressInLook,
  combineLooks,
  nameOfLook,
} from '../../../../../scripts/lib/screenshots/looks';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

test('combines every choice with every other, viewport by viewport', () => {
  const looks = combineLooks({
    viewport: [PHONE, WIDE],
    mode: ['light', 'dark'],
    direction: ['ltr', 'rtl'],
    density: ['normal'],
  });
  expect(looks.map(nameOfLook)).toEqual([
    '390-light',
    '390-light-rtl',
    '390-dark',
    '390-dark-rtl',
    '1440-light',
    '1440-light-rtl',
    '1440-dark',
    '1440-dark-rtl',
  ]);
});

test('returns the URL of a look in the form that readers share', () => {
  const look = { viewport: PHONE, mode: 'dark', direction: 'rtl', density: 'dense' } as const;
  expect(addressInLook('http://localhost/zh/material-ui/react-button?a=1#sizes', look)).toBe(
    'http://localhost/zh/material-ui/react-button?a=1&theme=1.rtl.dense.8.dark..#sizes',
  );
});
