import {
  chooseVisits,
  parseVisited,
  printVisited,
  recordVisits,
} from '../../../../../scripts/lib/visit/visited';
import type { PageState, Visited } from '../../../../../scripts/lib/visit/visited';

const PAGES: PageState[] = [
  { path: '/', hash: 'a', kind: 'home' },
  { path: '/material-ui/react-box', hash: 'b', kind: 'docs' },
  { path: '/material-ui/react-button', hash: 'c', kind: 'docs' },
];
const VISITED: Visited = {
  shell: 'shell',
  pages: new Map(PAGES.map(({ path, hash }) => [path, hash])),
};

const chosen = (pages: readonly PageState[], shell = 'shell', all = false, visited = VISITED) =>
  chooseVisits(pages, shell, visited, all).map(({ path }) => path);

test('the record is sorted text that reads as it was printed', () => {
  const text = `# shell shell
/ a
/material-ui/react-box b
/material-ui/react-button c
`;
  const shuffled = { ...VISITED, pages: new Map([...VISITED.pages].reverse()) };
  expect(printVisited(shuffled)).toBe(text);
  expect(parseVisited(text)).toEqual(VISITED);
  expect(parseVisited('')).toEqual({ shell: null, pages: new Map() });
});

test('only pages that are new or have changed are visited, whatever the level', () => {
  const [home, box, button] = PAGES as [PageState, PageState, PageState];
  const added = { path: '/new', hash: 'd', kind: 'docs' };
  const pages = [home, box, { ...button, hash: 'changed' }, added];
  expect(chosen(PAGES)).toEqual([]);
  expect(chosen(PAGES, 'shell', true)).toEqual([]);
  expect(chosen(pages)).toEqual(['/material-ui/react-button', '/new']);
});

test('a change of the shell visits the first page of each kind, or all', () => {
  expect(chosen(PAGES, 'changed')).toEqual(['/', '/material-ui/react-box']);
  expect(chosen(PAGES, 'changed', true)).toHaveLength(3);
});

test('when most pages differ, the first page of each kind stands for the others, unless all are asked for', () => {
  const [home, ...others] = PAGES as [PageState, ...PageState[]];
  const pages = [home, ...others.map((page) => ({ ...page, hash: 'changed' }))];
  expect(chosen(pages)).toEqual(['/', '/material-ui/react-box']);
  expect(chosen(pages, 'shell', true)).toEqual([
    '/material-ui/react-box',
    '/material-ui/react-button',
  ]);
});

test('without a record, all pages are visited', () => {
  expect(chosen(PAGES, 'shell', false, parseVisited(''))).toHaveLength(3);
});

test('pages that failed or are gone are not in the record', () => {
  const plan = {
    visits: [
      { page: { path: '/passed' }, hash: 'e' },
      { page: { path: '/failed' }, hash: 'f' },
    ],
    unchanged: [{ path: '/', hash: 'a' }],
  };
  expect(recordVisits(plan, new Set(['/passed', '/gone']), 'new shell')).toEqual({
    shell: 'new shell',
    pages: new Map([
      ['/', 'a'],
      ['/passed', 'e'],
    ]),
  });
});
