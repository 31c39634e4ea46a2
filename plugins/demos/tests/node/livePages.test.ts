import fs from 'node:fs/promises';
import path from 'node:path';
import { loadPage, setLivePages, createReport } from '../../node/livePages';
import { noStore } from '@component-docs/kit/node/cache/cachedValue';
import { showProblems } from '@component-docs/fast-start/node/development/problems';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';
import pageLoader from '../../node/pageLoader.cjs';
import type { Findings } from '@component-docs/kit/node/errors/failWith';

const FILE = '/site/.docusaurus/demos/default/pages/ui--page.js';

function loadModule(source: string) {
  const dependencies: string[] = [];
  const loader = { resourcePath: FILE, addDependency: (file: string) => dependencies.push(file) };
  return { dependencies, loaded: pageLoader.call(loader, source) };
}

test('without a plugin that derives pages, a module stays as it was generated', async () => {
  const { dependencies, loaded } = loadModule('generated');
  expect(await loaded).toBe('generated');
  expect(dependencies).toEqual([]);
});

test('a module is derived again, and depends on what it is derived from', async () => {
  setLivePages((file) => Promise.resolve({ source: `of ${file}`, files: ['/a.tsx', '/b.ts'] }));
  const { dependencies, loaded } = loadModule('generated');
  expect(await loaded).toBe(`of ${FILE}`);
  expect(dependencies).toEqual(['/a.tsx', '/b.ts']);
});

jest.mock('@component-docs/fast-start/node/development/problems');

const DEMO = 'docs/ui/page/demos/Shown.tsx';
const codeOf = (label: string) =>
  `import { items } from './items';\n\nexport default function Shown() {\n  return <p>{items} ${label}</p>;\n}\n`;

async function site(): Promise<string> {
  return temporaryFolder({
    [DEMO]: codeOf('One'),
    'docs/ui/page/demos/items.ts': 'export const items = 3;\n',
    'docs/ui/page/demos/Styled/css.tsx':
      'import \'./styles.css\';\n\nexport default function Styled() {\n  return <a className="a" />;\n}\n',
    'docs/ui/page/demos/Styled/styles.css': '.a {\n  color: red;\n}\n',
    'docs/ui/other/demos/Other.tsx': 'export default function Other() {\n  return <p />;\n}\n',
  });
}

function load(siteDir: string) {
  return loadPage('ui/page', {
    siteDir,
    staticFolder: path.join(siteDir, 'static'),
    listings: noStore,
    stylesheets: noStore,
    uses: new Map(),
    trees: new Map([['ui/page/Shown', '- paragraph']]),
  });
}

async function listingsOf(siteDir: string): Promise<string[]> {
  const folder = path.join(siteDir, 'static/assets/demos/ui/page');
  const names = (await fs.readdir(folder)).filter((name) => name.startsWith('Shown.'));
  return Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
}

test('describes the demos of one page, and depends on all their files', async () => {
  const siteDir = await site();
  const { source, files } = await load(siteDir);
  expect(source).toContain('"ui/page/Shown"');
  expect(source).not.toContain('Other');
  expect(files.map((file) => path.relative(siteDir, file)).sort()).toEqual([
    DEMO,
    'docs/ui/page/demos/Styled/css.tsx',
    'docs/ui/page/demos/Styled/styles.css',
    'docs/ui/page/demos/items.ts',
  ]);
});

test('writes the listing of a saved demo beside the one that open pages show', async () => {
  const siteDir = await site();
  const before = await load(siteDir);
  await fs.writeFile(path.join(siteDir, DEMO), codeOf('Two'));
  const after = await load(siteDir);
  expect(after.source).not.toBe(before.source);
  const listings = (await listingsOf(siteDir)).map(
    (text) => JSON.parse(text) as { TS: { code: string }; tree: string },
  );
  expect(listings.map(({ TS }) => /One|Two/.exec(TS.code)?.[0]).sort()).toEqual(['One', 'Two']);
  expect(listings.map(({ tree }) => tree)).toEqual(['- paragraph', '- paragraph']);
});

test('leaves out a demo that cannot be read, says why, and depends on it', async () => {
  const siteDir = await site();
  await fs.writeFile(path.join(siteDir, DEMO), 'export default () => <p>;\n');
  const { source, files } = await load(siteDir);
  expect(source).not.toContain('"ui/page/Shown"');
  expect(source).toContain('Styled');
  expect(files).toContain(path.join(siteDir, DEMO));
  expect(jest.mocked(showProblems).mock.lastCall).toEqual([
    'demos of ui/page',
    [expect.objectContaining({ problems: [expect.stringContaining(`${DEMO}:1:`)] })],
  ]);
});

const shown = jest.mocked(showProblems);

beforeEach(() => shown.mockClear());

const finds =
  (summary: string, ...problems: string[]) =>
  (): Promise<Findings> =>
    Promise.resolve({ summary, problems });

test('shows the problems of all checks, also of one that fails', async () => {
  await createReport()([
    finds('Types', 'A.tsx:1:1: wrong'),
    () => Promise.reject(new Error('out of memory')),
    finds('Uses', 'C: gone'),
  ]);
  expect(shown.mock.calls).toEqual([
    ['demos 0', [{ summary: 'Types', problems: ['A.tsx:1:1: wrong'] }]],
    ['demos 1', [{ summary: 'Demos could not be checked', problems: ['out of memory'] }]],
    ['demos 2', [{ summary: 'Uses', problems: ['C: gone'] }]],
  ]);
});

test('lets only the last of several calls report', async () => {
  const report = createReport();
  let finish: (found: Findings) => void = () => undefined;
  let first: Promise<void> = Promise.resolve();
  await new Promise<void>((start) => {
    first = report([
      () => {
        start();
        return new Promise<Findings>((resolve) => (finish = resolve));
      },
    ]);
  });
  await report([finds('Types', 'new')]);
  finish({ summary: 'Types', problems: ['old'] });
  await first;
  expect(shown.mock.calls).toEqual([['demos 0', [{ summary: 'Types', problems: ['new'] }]]]);
});
