import path from 'node:path';
import {
  frontMatterProblems,
  demoCode,
  demoMarkupProblems,
  typeProblems,
} from '../../../../../scripts/lib/check/checkSource';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

test('a description is as long as readers see it, with versions in place of their packages', async () => {
  const root = path.resolve(__dirname, '../../../../..');
  const page = '/material-ui/getting-started/coding-agents';
  const file = `docs${page}/coding-agents.mdx`;
  expect(await frontMatterProblems(root, { file, path: page })).toEqual([]);
});

const ROOT = path.resolve('.');
const SOURCE = {
  path: '/material-ui/react-autocomplete',
  file: 'docs/material-ui/react-autocomplete/react-autocomplete.mdx',
};

test('finds the demos of a page and their modules, also from its translation', async () => {
  const root = await temporaryFolder({
    'docs/base-ui/react-menu/react-menu.mdx': '',
    'docs/base-ui/react-menu/demos/Menu/css.tsx': '',
    'docs/base-ui/react-menu/demos/Menu/styles.css': '',
    'docs/base-ui/react-menu/demos/people.ts': '',
    'docs/base-ui/react-tabs/demos/Tabs.tsx': '',
  });
  const found = [
    'docs/base-ui/react-menu/demos/Menu/css.tsx',
    'docs/base-ui/react-menu/demos/people.ts',
  ];
  const translation =
    'i18n/zh/docusaurus-plugin-content-docs-base-ui/current/react-menu/react-menu.mdx';
  for (const file of ['docs/base-ui/react-menu/react-menu.mdx', translation]) {
    expect(await demoCode(root, { path: '', file })).toEqual(found);
  }
});

test('names file, line, and column of a wrong type, and again in the next check', async () => {
  const root = await temporaryFolder({
    'package.json': '{}',
    'package-lock.json': '{}',
    'tsconfig.json': await readFile('tsconfig.json', 'utf8'),
    'docs/a/demos/Wrong.tsx': 'export const size: number =\n  "large";\n',
    'docs/a/demos/Right.tsx': 'export const size: number = 1;\n',
  });
  const files = ['docs/a/demos/Right.tsx', 'docs/a/demos/Wrong.tsx'];
  const expected = [expect.stringContaining("docs/a/demos/Wrong.tsx:1:14: Type 'string' is not")];
  expect(await typeProblems(root, files)).toEqual(expected);
  expect(await typeProblems(root, files)).toEqual(expected);
});

test('the types of the demos of a page of the site are right', async () => {
  const files = await demoCode(ROOT, SOURCE);
  expect(files.length).toBeGreaterThan(1);
  expect(await typeProblems(ROOT, files)).toEqual([]);
});

test('names file and line of a popup without a name', async () => {
  const root = await temporaryFolder({
    'docs/a/demos/Popup.tsx': 'export default function Popup() {\n  return <Menu open />;\n}\n',
    'docs/a/demos/data.ts': 'export const width = <number>1;\n',
  });
  expect(
    await demoMarkupProblems(root, ['docs/a/demos/Popup.tsx', 'docs/a/demos/data.ts']),
  ).toEqual([expect.stringContaining('docs/a/demos/Popup.tsx:2: Menu has no accessible name.')]);
});

/** Lints in a process apart, because ESLint imports its configuration, which Jest doesn't let it. */
async function lint(root: string, files: readonly string[]): Promise<unknown> {
  const module = path.resolve('scripts/lib/check/checkSource.ts');
  const code = `require(${JSON.stringify(module)}).lintProblems(...${JSON.stringify([root, files])})
    .then((problems) => console.log(JSON.stringify(problems)));`;
  const args = ['--import', 'tsx', '--input-type=commonjs', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

test('names file, line, column, and rule of what lint finds, and nothing without demos', async () => {
  const root = await temporaryFolder({
    'eslint.config.mjs': "export default [{ rules: { 'no-var': 'error' } }];\n",
    'docs/a/demos/Old.js': 'const a = 1;\n  var b = a;\n',
  });
  expect(await lint(root, ['docs/a/demos/Old.js'])).toEqual([
    'docs/a/demos/Old.js:2:3: Unexpected var, use let or const instead. (no-var)',
  ]);
  expect(await lint(root, [])).toEqual([]);
});
