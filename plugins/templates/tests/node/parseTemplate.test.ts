import { parseTemplate } from '../../node/parseTemplate';
import type { TemplateFiles } from '../../node/templateProblems';

const TEXTS = { en: 'Text', zh: '文字' };

const DATA = {
  entry: 'SignIn.tsx',
  purpose: 'account',
  description: TEXTS,
  theme: TEXTS,
  files: { 'SignIn.tsx': TEXTS, 'theme.ts': TEXTS, 'data.ts': TEXTS },
  parts: [TEXTS],
};

const FILES: TemplateFiles = {
  'SignIn.tsx': [
    "import Button from '@mui/material/Button';",
    "import { name } from './data';",
    'export default function SignIn() {',
    '  return <Button>{name}</Button>;',
    '}',
  ].join('\n'),
  'data.ts': "export const name = 'Ada';",
  'theme.ts': 'export const themeOptions = {};',
  'template.json': JSON.stringify(DATA, null, 2),
};

const withData = (changes: object): TemplateFiles => ({
  ...FILES,
  'template.json': JSON.stringify({ ...DATA, ...changes }, null, 2),
});

function problemsOf(files: TemplateFiles): string[] {
  const result = parseTemplate('sign-in', files);
  return 'problems' in result ? result.problems : [];
}

test('a template has its code in the order of its files', () => {
  const result = parseTemplate('sign-in', FILES);
  expect(result).toMatchObject({ template: { slug: 'sign-in', purpose: 'account' } });
  expect('template' in result && Object.keys(result.template.code)).toEqual([
    'SignIn.tsx',
    'theme.ts',
    'data.ts',
  ]);
});

test('a folder without data, and data that is not JSON, are problems of that file', () => {
  const code = Object.entries(FILES).filter(([name]) => name !== 'template.json');
  expect(problemsOf(Object.fromEntries(code))).toEqual([
    'content/templates/sign-in/template.json: there is no such file. Write it.',
  ]);
  const [problem] = problemsOf({ ...FILES, 'template.json': '{' });
  expect(problem).toContain('content/templates/sign-in/template.json:1: this is not JSON');
});

test('missing, wrong, and unknown fields are named with their lines', () => {
  const problems = problemsOf(
    withData({ purpose: 'games', theme: { en: 'Text' }, title: 'Sign-in' }),
  );
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(/template\.json:3: "purpose" must be one of/);
  expect(problems[1]).toMatch(/"theme\.zh" is required/);
  expect(problems[2]).toMatch(
    /template\.json:\d+: "title" is not allowed\. Remove it: the title is/,
  );
});

test('files and their descriptions belong together', () => {
  const files = { 'SignIn.tsx': TEXTS, 'theme.ts': TEXTS, 'Lost.tsx': TEXTS };
  expect(problemsOf(withData({ files }))).toEqual([
    expect.stringMatching(/:12: "files" lacks data\.ts\. Say what it is for\.$/),
    expect.stringMatching(/:21: there is no file Lost\.tsx\. Write it, or rename it here\.$/),
  ]);
});

test('imports that readers do not have are problems, with file and line', () => {
  const code = [
    "import Button from '@mui/material/Button';",
    "import { LoadingButton } from '@mui/lab';",
    "import { useSite } from '../../src/site';",
    'export default () => <Button />;',
  ].join('\n');
  expect(problemsOf({ ...FILES, 'SignIn.tsx': code })).toEqual([
    expect.stringMatching(/SignIn\.tsx:2: readers' projects don't have "@mui\/lab"\./),
    expect.stringMatching(/SignIn\.tsx:3: "\.\.\/\.\.\/src\/site" isn't a file of this template\./),
  ]);
});

test('a page without default export, and a theme without options, are problems', () => {
  const broken = { 'SignIn.tsx': 'export const a = 1;', 'theme.ts': 'export const theme = {};' };
  expect(problemsOf({ ...FILES, ...broken })).toEqual([
    expect.stringContaining('SignIn.tsx:1: the page has no default export.'),
    expect.stringContaining('theme.ts:1: there is no themeOptions.'),
  ]);
});

test('a file may not have the name of the file that starts the project', () => {
  const files = { ...FILES, 'index.tsx': 'export {};' };
  const data = { files: { ...DATA.files, 'index.tsx': TEXTS } };
  expect(problemsOf({ ...files, 'template.json': JSON.stringify({ ...DATA, ...data }) })).toEqual([
    expect.stringContaining('index.tsx:1: the project of readers has a file'),
  ]);
});
