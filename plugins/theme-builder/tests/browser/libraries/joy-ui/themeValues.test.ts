import fc from 'fast-check';
import { resolveVariables } from '../../../../browser/libraries/joy-ui/themeValues';

const VALUES: Readonly<Record<string, unknown>> = {
  'palette.primary.500': '#0b6bcb',
  'palette.neutral.darkChannel': '11 13 14',
  'fontFamily.fallback': 'system-ui, sans-serif',
  'fontFamily.body': '"Inter", var(--joy-fontFamily-fallback, serif)',
  'fontWeight.xl': 700,
};
const resolve = (value: string) => resolveVariables(value, (path) => VALUES[path]);

test.each([
  ['var(--joy-palette-primary-500, #000)', '#0b6bcb'],
  ['var(--joy-palette-primary-500)', '#0b6bcb'],
  ['rgba(var(--joy-palette-neutral-darkChannel, 0 0 0) / 0.25)', 'rgba(11 13 14 / 0.25)'],
  ['var(--joy-fontFamily-body, "Inter", serif)', '"Inter", system-ui, sans-serif'],
  ['var(--joy-fontWeight-xl, 600)', '700'],
])('%s is what its variables stand for', (value, expected) => {
  expect(resolve(value)).toBe(expected);
});

test.each([
  ['var(--joy-gone, var(--joy-palette-primary-500))', '#0b6bcb'],
  ['var(--joy-gone, rgb(1, 2, 3))', 'rgb(1, 2, 3)'],
  ['var(--joy-gone)', ''],
  ['var(--other, 4px)', 'var(--other, 4px)'],
  ['var(--joy-gone', ''],
])('%s, which the theme does not have, is its fallback', (value, expected) => {
  expect(resolve(value)).toBe(expected);
});

test('no value needs more lookups than the limit, or grows much beyond it', () => {
  const part = fc.constantFrom('var(--joy-a)', 'var(--joy-b, var(--joy-a))', 'var(--joy-c', 'x');
  const value = fc.array(part, { maxLength: 80 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(value, value, value, (a, b, text) => {
      const lookUp = jest.fn((path: string) => ({ a, b })[path]);
      expect(resolveVariables(text, lookUp).length).toBeLessThanOrEqual(1000 + 80 * 30);
      expect(lookUp.mock.calls.length).toBeLessThanOrEqual(20);
    }),
  );
});
