import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compilingCode } from '../../../node/build-cache';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'compiling-code-')));
});

afterEach(() => rm(root, { recursive: true }));

test('names packages, what compiles pages, and texts in one order, however they are found', async () => {
  const files = {
    // A search finds the files of a folder before those of its subfolders.
    'plugins/z.ts': '',
    'plugins/a/browser/a.ts': '',
    'plugins/a/tests/a.test.ts': '',
    'plugins/a/b/c.ts': '',
    'plugins/a/loader.cjs': '',
    'plugins/a/notes.md': '',
    'src/used.ts': '',
    'src/other.ts': '',
    'i18n/zh/page-texts.json': '{}',
    'i18n/zh/code.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }

  const found = await compilingCode(root, ['src/used.ts'], path.join(root, 'plugins'));

  expect(found.map((file) => path.relative(root, file))).toEqual([
    'package-lock.json',
    'i18n/zh/page-texts.json',
    'plugins/a/b/c.ts',
    'plugins/a/loader.cjs',
    'plugins/z.ts',
    'src/used.ts',
  ]);
});
