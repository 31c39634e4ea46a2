import { contrast, parseColor } from '../../helpers/contrast';

test('parses the notations that the stylesheets use, and those that browsers compute', () => {
  expect(parseColor('#0073E6')).toEqual([0, 115, 230, 1]);
  expect(parseColor('#fff')).toEqual([255, 255, 255, 1]);
  expect(parseColor('rgb(61 71 81 / 30%)')).toEqual([61, 71, 81, 0.3]);
  expect(parseColor('rgb(1, 2, 3)')).toEqual([1, 2, 3, 1]);
  expect(parseColor('rgba(1, 2, 3, 0.4)')).toEqual([1, 2, 3, 0.4]);
});

test.each(['red', '#12345', 'hsl(0 0% 0%)', ''])('throws for "%s"', (text) => {
  expect(() => parseColor(text)).toThrow(
    `"${text}" is not a color notation that this helper supports.`,
  );
});

test('returns the ratios that WCAG defines', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('blends translucent layers from the bottom up', () => {
  const half = 'rgb(0 0 0 / 50%)';
  expect(contrast('#000000', half, '#ffffff')).toBeCloseTo(contrast('#000000', '#808080'), 1);
  expect(contrast(half, '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
  expect(contrast('#ffffff', 'rgb(0 0 0 / 0%)', '#000000')).toBe(21);
});
