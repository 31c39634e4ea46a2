import { assertUniquePathnames } from '../../../../../src/site/navigation/duplicates';
import { findPages } from '../../../../../src/site/navigation/findPages';

describe('findPages', () => {
  it('returns a tree of the files, with index mapped to its folder', () => {
    const pages = findPages(['experiments/index.tsx', 'experiments/docs/headers.js', 'index.js']);
    expect(pages).toEqual([
      { pathname: '/' },
      {
        pathname: '/experiments-group',
        title: 'Experiments',
        children: [
          { pathname: '/experiments' },
          {
            pathname: '/experiments/docs-group',
            title: 'Docs',
            children: [{ pathname: '/experiments/docs/headers' }],
          },
        ],
      },
    ]);
    expect(() => assertUniquePathnames(pages)).not.toThrow();
  });

  it('sorts siblings by pathname without dashes', () => {
    const files = ['cards.tsx', 'card-action.tsx', 'card.tsx', 'card-b/x.tsx', 'bar.tsx'];
    expect(findPages(files).map(({ pathname }) => pathname)).toEqual([
      '/bar',
      '/card',
      '/card-action',
      '/card-b-group',
      '/cards',
    ]);
  });

  it('skips the framework’s files, and files that are not pages', () => {
    const skipped = [
      '_app.js',
      '.eslintrc.js',
      '_parts/button.tsx',
      'a/__tests__/a.tsx',
      'a.test.tsx',
      'a.md',
      'a.ts',
      'a.module.css',
    ];
    expect(findPages(skipped)).toEqual([]);
  });

  it('reads Windows paths', () => {
    expect(findPages(['a\\b.tsx'])).toEqual([
      { pathname: '/a-group', title: 'A', children: [{ pathname: '/a/b' }] },
    ]);
  });

  it('does not mix folders with a common name prefix', () => {
    const [first, second] = findPages(['a/x.tsx', 'ab/y.tsx']);
    expect(first?.children).toEqual([{ pathname: '/a/x' }]);
    expect(second?.children).toEqual([{ pathname: '/ab/y' }]);
  });
});
