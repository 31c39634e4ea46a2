import { budgetOf, overruns } from '../../../../../scripts/lib/measure/budget';
import {
  parseBudgets,
  parseTemplateBudgets,
} from '../../../../../scripts/lib/measure/parseBudgets';

const PAGE = {
  path: '/material-ui/react-button',
  document: 25_000,
  shell: { script: 105_000 },
  firstDemo: { script: 190_000, total: 230_000 },
};

test('parses a budget', () => {
  expect(parseBudgets({ pages: [PAGE] })).toEqual([PAGE]);
  expect(budgetOf(PAGE, 'shell')).toEqual({ document: 25_000, script: 105_000 });
});

test.each([
  [{}, 'at least one page'],
  [{ pages: [] }, 'at least one page'],
  [{ pages: [{ path: 'a' }] }, 'pages[0].path must be'],
  [{ pages: [PAGE, { path: '/a', shel: {} }] }, 'pages[1].shel is not known'],
  [{ pages: [{ path: '/a', shell: { scripts: 1 } }] }, 'pages[0].shell.scripts is not a type'],
  [{ pages: [{ path: '/a', shell: { script: '105 kB' } }] }, 'pages[0].shell.script must be'],
  [{ pages: [{ path: '/a', document: 0 }] }, 'pages[0].document must be'],
  [{ pages: [{ path: '/a', shell: 3 }] }, 'pages[0].shell must be an object'],
])('rejects %j', (json, message) => {
  expect(() => parseBudgets(json)).toThrow(message);
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

describe('parseTemplateBudgets', () => {
  it('returns the budget of the bar and of each template', () => {
    const json = { pages: [], templates: { bar: 900, scripts: { blog: 100_000 } } };
    expect(parseTemplateBudgets(json)).toEqual({ bar: 900, templates: { blog: 100_000 } });
  });

  it.each([
    [{}, 'must have "templates"'],
    [{ templates: { bar: 1 } }, 'must have "templates"'],
    [{ templates: { bar: 0, scripts: {} } }, 'templates.bar must be a whole number of bytes'],
    [
      { templates: { bar: 1, scripts: { blog: '9 kB' } } },
      'templates.scripts.blog must be a whole number of bytes above 0, not "9 kB".',
    ],
  ])('names the invalid place in %j', (json, message) => {
    expect(() => parseTemplateBudgets(json)).toThrow(message);
  });
});
