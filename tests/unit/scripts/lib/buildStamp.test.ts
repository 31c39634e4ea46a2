import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../../helpers/temporaryFolder';
import { callModule } from '../callModule';

const hashSources = (root: string) => callModule('buildStamp.mjs', 'hashSources', root);

async function repository(): Promise<string> {
  const root = await temporaryFolder({
    '.gitignore': 'build/\n',
    'docs/page.md': 'words',
    'tests/a.test.ts': '',
    'build/index.html': '',
  });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  return root;
}

test('changes with the content, the name and the presence of a source', async () => {
  const root = await repository();
  const before = await hashSources(root);
  const page = path.join(root, 'docs/page.md');

  await writeFile(page, 'other words');
  const changed = await hashSources(root);
  await writeFile(path.join(root, 'docs/untracked.md'), '');
  const added = await hashSources(root);
  await rm(page);
  const removed = await hashSources(root);
  expect(new Set([before, changed, added, removed]).size).toBe(4);

  await rm(path.join(root, 'docs/untracked.md'));
  await writeFile(page, 'words');
  expect(await hashSources(root)).toBe(before);
});

test('does not change with tests or ignored files', async () => {
  const root = await repository();
  const before = await hashSources(root);
  await writeFile(path.join(root, 'tests/a.test.ts'), 'test');
  await writeFile(path.join(root, 'build/index.html'), 'html');
  expect(await hashSources(root)).toBe(before);
});

test('a build is current only with the stamp of these sources', async () => {
  const root = await repository();
  const isCurrent = (hash: string | null) =>
    callModule('buildStamp.mjs', 'isBuildCurrent', root, hash);
  expect(await isCurrent('abc')).toBe(false);
  await callModule('buildStamp.mjs', 'stampBuild', root, 'abc');
  expect(await isCurrent('abc')).toBe(true);
  expect(await isCurrent('def')).toBe(false);
  expect(await isCurrent(null)).toBe(false);
});

test('is null without git', async () => {
  expect(await hashSources(await temporaryFolder({ 'docs/page.md': '' }))).toBeNull();
});
