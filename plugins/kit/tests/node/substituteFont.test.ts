import { substituteRule } from '../../node/substituteFont';

const font = {
  family: 'Inter as Arial',
  weight: '300 400',
  names: ['Arial', 'Liberation Sans'],
  scale: 1.25,
};

test('names the systems’ fonts and scales them', () => {
  expect(substituteRule(font, { ascent: 1, descent: 0.25 })).toBe(
    '@font-face{font-family:"Inter as Arial";font-weight:300 400;src:local("Arial"),local("Liberation Sans");size-adjust:125%;ascent-override:80%;descent-override:20%;line-gap-override:0%}',
  );
});

test('rounds to a tenth of a percent', () => {
  const rule = substituteRule({ ...font, scale: 0.8826 }, { ascent: 0.928, descent: 0.244 });
  expect(rule).toContain('size-adjust:88.3%;ascent-override:105.1%;descent-override:27.6%');
});

test('serves some characters only', () => {
  const rule = substituteRule({ ...font, characters: 'U+41-5A' }, { ascent: 1, descent: 0.25 });
  expect(rule).toMatch(/line-gap-override:0%;unicode-range:U\+41-5A\}$/);
});
