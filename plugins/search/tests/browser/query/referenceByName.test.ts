import { searchIndex } from '../../../browser/query/findGroups';
import { parseQuery } from '../../../browser/query/parseQuery';
import type { SearchPage } from '../../../shared/types';
import { examplePage, examplePages } from '../examplePages';
import { openBuilt } from '../openBuilt';

const firstOf = (pages: readonly SearchPage[], query: string) =>
  searchIndex(openBuilt(pages), parseQuery(query))[0]?.page.name;

test.each(['Button API', 'button props', 'classes of Button', '按钮 API', '按钮属性'])(
  '%s finds the page of the API before the guide',
  (query) => expect(firstOf(examplePages, query)).toBe('Button API'),
);

test.each([
  ['button api', 'Button API'],
  ['loading button api', 'LoadingButton API'],
])('of the API pages that share a guide, %s finds %s', (query, first) => {
  const api = (title: string, aliases: string[]) => examplePage(title, { kind: 'api', aliases });
  const pages = [
    api('LoadingButton API', ['Button']),
    api('Button API', ['Button', 'Button 按钮']),
  ];
  expect(firstOf(pages, query)).toBe(first);
});
