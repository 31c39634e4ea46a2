import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importedSources } from '../../../node/build-cache/importedSources';

let root: string;

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function sourcesOf(...files: string[]) {
  const found = await importedSources(
    files.map((file) => path.join(root, file)),
    path.join(root, 'src'),
  );
  return found.map((file) => path.relative(root, file));
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'imported-sources-'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('finds what a plugin imports or re-exports, directly or through other files', async () => {
  await write({
    'plugins/a.ts': "import { b } from '../src/b';\nimport { other } from './other';",
    'plugins/other.ts': '',
    'src/b.ts': "export * from './c';\nexport { d } from './d';",
    'src/c/index.ts': "import E from './e';",
    'src/c/e.tsx': "import { b } from '../b';",
    'src/d.ts': '',
    'src/unused.ts': '',
  });
  expect(await sourcesOf('plugins/a.ts', 'plugins/other.ts')).toEqual([
    'src/b.ts',
    'src/c/e.tsx',
    'src/c/index.ts',
    'src/d.ts',
  ]);
});

test('leaves out types, dynamic imports, packages, and styles', async () => {
  await write({
    'plugins/a.ts': [
      "import type { Type } from '../src/type';",
      "export type { Type } from '../src/type';",
      "import react from 'react';",
      "import '../src/style.css';",
      "export const load = () => import('../src/lazy');",
    ].join('\n'),
    'src/type.ts': '',
    'src/style.css': '',
    'src/lazy.ts': '',
  });
  expect(await sourcesOf('plugins/a.ts')).toEqual([]);
});

test('reads imports only, not comments or strings that look like them', async () => {
  await write({
    'plugins/a.ts': "// import '../src/b';\nconst text = \"import '../src/b'\";",
    'src/b.ts': '',
  });
  expect(await sourcesOf('plugins/a.ts')).toEqual([]);
});
