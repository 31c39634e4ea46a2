import path from 'node:path';
import { typeCheck } from '../../../node/compiler/typeCheck';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    lib: ['ES2022'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'preserve',
  },
});

async function check(files: Record<string, string>, names = Object.keys(files)) {
  const site = await temporaryFolder({ 'tsconfig.json': TSCONFIG, ...files });
  return problemsIn(
    site,
    names.map((name) => path.join(site, name)),
  );
}

function problemsIn(site: string, files: readonly string[]): string[] {
  return [...typeCheck(site, files).values()].flat();
}

test('reports file, line, and column of every error', async () => {
  expect(
    await check({
      'docs/A.ts': 'export const a: number = 1;\n\n  export const b: number = "b";\n',
      'docs/B.ts': 'export const c = missing;\nexport const d: string = 2;\n',
    }),
  ).toEqual([
    "docs/A.ts:3:16: Type 'string' is not assignable to type 'number'. (TS2322)",
    "docs/B.ts:1:18: Cannot find name 'missing'. (TS2304)",
    "docs/B.ts:2:14: Type 'number' is not assignable to type 'string'. (TS2322)",
  ]);
});

test('begins with the line that explains most, as of overloads', async () => {
  const code = `declare function show(color: 'red'): void;
declare function show(color: 'blue', size: number): void;
show('purple');
`;
  const [problem = ''] = await check({ 'A.ts': code });
  const [first, ...others] = problem.split('\n');
  expect(first).toBe(
    `A.ts:3:6: Argument of type '"purple"' is not assignable to parameter of type '"red"'. (TS2345)`,
  );
  expect(others.join()).toBe('');
});

test("uses the options of the site's tsconfig", async () => {
  const loose = JSON.stringify({
    compilerOptions: { strict: false, module: 'ESNext', lib: ['ES5'] },
  });
  const code = 'export function f(a) { return a; }\nexport const n: number = null;\n';
  expect(await check({ 'tsconfig.json': loose, 'A.ts': code }, ['A.ts'])).toEqual([]);
  expect(await check({ 'A.ts': code })).toEqual([
    "A.ts:1:19: Parameter 'a' implicitly has an 'any' type. (TS7006)",
    "A.ts:2:14: Type 'null' is not assignable to type 'number'. (TS2322)",
  ]);
});

test.each([
  ['handle((event, value) => value);', "'event' is declared but its value is never read. (TS6133)"],
  ['const seats = 4;', "'seats' is declared but its value is never read. (TS6133)"],
  ["import { Row } from './types';\nexport const row: Row = {};", 'verbatimModuleSyntax'],
  ['export enum Size { Small }', "'erasableSyntaxOnly' is enabled. (TS1294)"],
  ["import './gone';", "Cannot find module './gone'"],
  ['export const mode = process.env.MODE;', "Cannot find name 'process'."],
])("meets the options of a reader's Vite project: %s", async (code, message) => {
  const problems = await check(
    {
      'A.tsx': `declare function handle(change: (event: string, value: number) => number): void;\nhandle((_event, value) => value);\n${code}\nexport {};\n`,
      'types.ts': 'export interface Row {}\n',
    },
    ['A.tsx'],
  );
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toMatch(/^A\.tsx:[34]:/);
});

test('reports an import of React that only JSX would need', async () => {
  const code = "import * as React from 'react';\nexport const icon = <i />;\n";
  const types = 'export namespace JSX {\n  interface IntrinsicElements { i: object }\n}\n';
  const problems = await check(
    {
      'A.tsx': code,
      'B.tsx': `${code}export const name = React.name;\n`,
      'node_modules/react/index.d.ts': 'export const name: string;\n',
      'node_modules/react/jsx-runtime.d.ts': types,
    },
    ['A.tsx', 'B.tsx'],
  );
  expect(problems).toEqual([
    "A.tsx:1:1: 'React' is declared but its value is never read. (TS6133)",
  ]);
});

test("accepts a style sheet, which a reader's bundler knows", async () => {
  expect(await check({ 'A.tsx': "import './styles.css';\nexport {};\n" })).toEqual([]);
});

test('does not report errors in files that were not passed', async () => {
  const files = {
    'A.ts': "import { b } from './b';\nexport const a: number = b;\n",
    'b.ts': 'export const b: string = 1;\n',
  };
  expect(await check(files, ['A.ts'])).toEqual([
    "A.ts:2:14: Type 'string' is not assignable to type 'number'. (TS2322)",
  ]);
});

const AUGMENTED = `import type { Size } from 'sizes';
declare module 'sizes' {
  interface Sizes {
    huge: true;
  }
}
export const size: Size = 'huge';
`;

test("doesn't apply a file's changes of a package's types to other files", async () => {
  const files = {
    'node_modules/sizes/index.d.ts':
      'export interface Sizes { small: true }\nexport type Size = keyof Sizes;\n',
    'docs/Augmented.ts': AUGMENTED,
    'docs/Plain.ts': "import type { Size } from 'sizes';\nexport const size: Size = 'huge';\n",
  };
  const problem =
    'docs/Plain.ts:2:14: Type \'"huge"\' is not assignable to type \'"small"\'. (TS2322)';
  expect(await check(files, ['docs/Augmented.ts', 'docs/Plain.ts'])).toEqual([problem]);
  expect(await check(files, ['docs/Plain.ts'])).toEqual([problem]);
  expect(await check(files, ['docs/Augmented.ts'])).toEqual([]);
});

test('reports a file that does not exist', async () => {
  expect(await check({}, ['docs/Gone.ts'])).toEqual(['docs/Gone.ts: the file could not be read.']);
});
