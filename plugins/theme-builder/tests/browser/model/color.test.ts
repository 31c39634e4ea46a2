import fc from 'fast-check';
import { blend, contrastOf, nearestPassing, readColor, toHex } from '../../../browser/model/color';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrastOf(readColor('#777777'), readColor('#ffffff'))).toBeCloseTo(4.48, 2);
  });

  it('blends a color over an opaque one', () => {
    expect(toHex(blend(readColor('rgba(0, 0, 0, 0.6)'), readColor('#ffffff')))).toBe('#666666');
  });

  it('reads what is not a color as transparent', () => {
    expect(readColor('none').alpha).toBe(0);
  });

  it('finds a color with the contrast that is needed for text, on every background', () => {
    fc.assert(
      fc.property(color, color, (text, background) => {
        const found = nearestPassing(readColor(text), readColor(background), 4.5);
        expect(contrastOf(readColor(found ?? text), readColor(background))).toBeGreaterThanOrEqual(
          4.5,
        );
      }),
    );
  });

  it('keeps the hue of the color', () => {
    expect(nearestPassing(readColor('#42a5f5'), readColor('#ffffff'), 4.5)).toMatch(/^#0[0-9a-f]7/);
  });

  it('finds none where neither black nor white has the contrast', () => {
    expect(nearestPassing(readColor('#777777'), readColor('#777777'), 7)).toBeUndefined();
  });
});
