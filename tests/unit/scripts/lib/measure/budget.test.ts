import { overruns, parseBudgets } from '../../../../../scripts/lib/measure/budget';

const PAGE = {
  path: '/material-ui/react-button',
  document: 25_000,
  shell: { script: 105_000 },
  firstDemo: { script: 190_000, total: 230_000 },
};
const TEMPLATES = { bar: 900, scripts: { blog: 100_000 } };

test('parses budgets', () => {
  const budgets = { pages: [PAGE], templates: TEMPLATES };
  expect(parseBudgets(budgets)).toEqual(budgets);
});

test.each([
  [[], TEMPLATES, '"pages" must contain at least 1 items'],
  [[{ path: 'a' }], TEMPLATES, '"pages[0].path"'],
  [[PAGE, { path: '/a', shel: {} }], TEMPLATES, '"pages[1].shel" is not allowed'],
  [[{ path: '/a', shell: { scripts: 1 } }], TEMPLATES, '"pages[0].shell.scripts" is not allowed'],
  [[{ path: '/a', shell: { script: '105' } }], TEMPLATES, '"pages[0].shell.script" must be'],
  [[{ path: '/a', document: 0 }], TEMPLATES, '"pages[0].document" must be'],
  [[PAGE], undefined, '"templates" is required'],
  [[PAGE], { bar: 1, scripts: { blog: '9' } }, '"templates.scripts.blog" must be a number'],
])('rejects %j with %j', (pages, templates, message) => {
  expect(() => parseBudgets({ pages, templates })).toThrow(message);
});

const transfers = [
  { url: 'http://localhost/material-ui/react-button', type: 'document', bytes: 20_000 },
  { url: 'http://localhost/assets/js/main.js', type: 'script', bytes: 80_000 },
  { url: 'http://localhost/assets/js/small.js', type: 'script', bytes: 10 },
  { url: 'http://localhost/assets/js/page.js', type: 'script', bytes: 20_000 },
  { url: 'http://localhost/assets/js/extra.js', type: 'script', bytes: 10_000 },
] as const;

test('reports page, type, bytes, budget, and the three biggest files', () => {
  expect(overruns(PAGE, 'shell', transfers)).toEqual([
    '/material-ui/react-button (shell): script takes 110010 bytes, its budget is 105000. ' +
      'Biggest files: main.js 80000, page.js 20000, extra.js 10000.',
  ]);
});

test('returns nothing when everything is within the budget', () => {
  expect(overruns(PAGE, 'firstDemo', transfers)).toEqual([]);
});
