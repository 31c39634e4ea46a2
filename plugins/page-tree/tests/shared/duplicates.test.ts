import { assertUniquePathnames, findDuplicates } from '../../shared/duplicates';
import type { PageTreeItem } from '../../shared/types';

function duplicatesOf(...pathnames: string[]): string[] {
  return findDuplicates(pathnames.map((pathname) => ({ pathname }))).map(
    ({ pathname }) => pathname,
  );
}

describe('findDuplicates', () => {
  it('returns nothing for a tree of different pages', () => {
    expect(duplicatesOf('/a', '/b', '/a/b', '/')).toEqual([]);
  });

  it('returns every repeated item, at any depth', () => {
    const pages: PageTreeItem[] = [
      { pathname: '/a' },
      { pathname: '/group', children: [{ pathname: '/a' }, { pathname: '/g', children: [] }] },
      { pathname: '/a' },
      { pathname: '/g' },
    ];
    expect(findDuplicates(pages).map(({ pathname }) => pathname)).toEqual(['/a', '/a', '/g']);
  });

  it.each([
    ['/a', '/a/[docsTab]'],
    ['/a/[docsTab]', '/a'],
    ['/a', '/a/'],
  ])('treats %s and %s as the same page', (first, second) => {
    expect(duplicatesOf(first, second)).toEqual([second]);
  });

  it.each(['components-api', 'hooks-api'])('exempts %s: such items are not duplicates', (tab) => {
    expect(duplicatesOf('/a', `/a/${tab}`)).toEqual([]);
    expect(duplicatesOf(`/a/${tab}`, '/a')).toEqual([]);
    expect(duplicatesOf(`/a/${tab}`, `/a/${tab}`)).toEqual([]);
  });
});

describe('assertUniquePathnames', () => {
  it('throws an error that names the pathname and both places', () => {
    const pages: PageTreeItem[] = [
      { pathname: '/c', title: 'Components', children: [{ pathname: '/a', title: 'First' }] },
      { pathname: '/b', subheader: 'data-display', children: [{ pathname: '/a' }] },
    ];
    expect(() => assertUniquePathnames(pages)).toThrow(
      'Duplicated pathname /a in pages: first Components › First (/a), then Data display › A (/a). Remove one of them or correct its pathname.',
    );
  });

  it('does not throw for a tree without duplicates', () => {
    expect(() => assertUniquePathnames([{ pathname: '/a' }, { pathname: '/b' }])).not.toThrow();
  });
});
