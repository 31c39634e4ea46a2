import { listingOf } from '../../shared/listingOf';

const TS = { code: 'const a: number = 1;', html: '' };
const JS = { code: 'const a = 1;', html: '' };

test('returns the code in the chosen language', () => {
  expect(listingOf({ TS, JS }, 'TS')).toBe(TS);
  expect(listingOf({ TS, JS }, 'JS')).toBe(JS);
});

test('returns the TypeScript if the JavaScript is the same', () => {
  expect(listingOf({ TS }, 'JS')).toBe(TS);
});
