import { compressToEncodedURIComponent } from 'lz-string';
import { MAX_LINK, printLink, readLink } from '../../../browser/read/themeLink';
import { materialUi } from '../randomThemes';

const link = (json: unknown) => `#theme=${compressToEncodedURIComponent(JSON.stringify(json))}`;

describe('a link to a theme', () => {
  it.each([
    ['#theme=', 'damaged'],
    ['#theme=%%%', 'damaged'],
    [link([1, 7, {}]), 'damaged'],
    [link([1, 'A', []]), 'damaged'],
    [link('A'), 'damaged'],
    [link([1, 'A'.repeat(100_000), {}]), 'damaged'],
    [link([2, 'A', {}]), 'laterVersion'],
    [`#theme=${'A'.repeat(MAX_LINK)}`, 'tooLong'],
  ])('%.40s is refused', (text, problem) => {
    expect(readLink(text, materialUi)).toBe(problem);
  });

  it('loses values that are not valid', () => {
    const values = { spacing: 6, 'typography.fontFamily': 'a;}', __proto__: { a: 1 } };
    expect(readLink(link([1, 'A', values]), materialUi)).toEqual({
      name: 'A',
      values: { spacing: 6 },
    });
  });

  it('is not made of a theme that is too long for it', () => {
    const colors = Array.from({ length: 900 }, (_, index): [string, string] => [
      `x${index}`,
      `#${(index * 7919).toString(16)}`,
    ]);
    expect(printLink({ name: '', values: Object.fromEntries(colors) })).toBeUndefined();
  });
});
