import { findVisionProblems } from '../../../browser/check/colorVision';

describe('findVisionProblems', () => {
  it('finds red and green of the same lightness', () => {
    const found = findVisionProblems({ error: '#c0504d', success: '#6f7f2f' });
    expect(found.map(({ deficiency }) => deficiency)).toContain('deuteranopia');
  });

  it('finds nothing in colors whose lightness differs', () => {
    expect(findVisionProblems({ error: '#7f0000', success: '#66ff66' })).toEqual([]);
  });

  it('leaves out colors that nobody can tell apart', () => {
    expect(findVisionProblems({ error: '#ff0000', success: '#fe0000' })).toEqual([]);
  });
});
