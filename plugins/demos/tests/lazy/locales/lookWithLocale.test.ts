import { lookWithLocale } from '../../../lazy/locales/lookWithLocale';

const LOOK = { mode: true, direction: false, density: true };
const arabic = { name: 'arEG', pack: {} };
const german = { name: 'deDE', pack: {} };

test.each([
  ['from left to right', false],
  ['from right to left', true],
])('a locale has the direction of its language on a site %s', (_direction, isSiteRtl) => {
  expect(lookWithLocale(LOOK, arabic, isSiteRtl).direction).toBe(!isSiteRtl);
  expect(lookWithLocale(LOOK, german, isSiteRtl).direction).toBe(isSiteRtl);
});

test('without a locale, the demo has the direction of the site again', () => {
  const look = lookWithLocale(LOOK, arabic, false);
  expect(lookWithLocale(look, undefined, false)).toEqual({ ...LOOK, locale: undefined });
});
