import { duplicatePages } from '../../../../../plugins/products/page-tree/duplicatePages';

const button = { path: '/ui/button', file: 'docs/ui/button/button.mdx' };

test('accepts pages with different paths', () => {
  expect(duplicatePages([])).toEqual([]);
  expect(duplicatePages([button, { path: '/ui/chip', file: 'docs/ui/chip/chip.mdx' }])).toEqual([]);
});

test('names both files, and each further one', () => {
  const index = { path: '/ui/button', file: 'docs/ui/button/index.mdx' };
  const other = { path: '/ui/button', file: 'docs/ui/other/other.mdx' };
  const problem = ({ file }: typeof button) =>
    `${file}: docs/ui/button/button.mdx has the same path /ui/button. Rename one of them, or change its "slug".`;
  expect(duplicatePages([index, button])).toEqual([problem(index)]);
  expect(duplicatePages([other, index, button])).toEqual([problem(index), problem(other)]);
});
