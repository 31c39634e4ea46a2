import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readHostingVariables } from '../../../../plugins/hosting/variables';
import { readVariables } from '../../../../plugins/output/third-parties/variables';
import { readSettings } from '../../../../src/services/service-worker/settings';
import { temporaryFolder } from '../../../helpers/temporaryFolder';
import { callModule } from '../callModule';

const hashSources = (root: string, environment = {}) =>
  callModule('buildStamp.mjs', 'hashSources', root, environment);

async function repository(): Promise<string> {
  const root = await temporaryFolder({
    '.gitignore': 'build/\n',
    'docs/page.md': 'words',
    'scripts/build.ts': '',
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

test('changes with the scripts, and with the environment variables of a build', async () => {
  const root = await repository();
  const before = await hashSources(root);
  const withUrl = await hashSources(root, { SITE_URL: 'https://docs.example.org' });
  const withEmptyUrl = await hashSources(root, { SITE_URL: '' });
  expect(await hashSources(root, { EDITOR: 'vi' })).toBe(before);
  await writeFile(path.join(root, 'scripts/build.ts'), 'build();');
  expect(new Set([before, withUrl, withEmptyUrl, await hashSources(root)]).size).toBe(4);
});

/** Set by builds for themselves, or the same in each of them. */
const OWN_VARIABLES = [
  'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
  'FOLLOWS_ANOTHER_LANGUAGE',
  'NODE_ENV',
  'PWA_SERVICE_WORKER_URL',
];

/** Returns the variables that sources read from `process.env` itself. */
async function variablesInSources(): Promise<string[]> {
  const patterns = ['{content,plugins,src}/**/*.{ts,tsx,mjs}', '*.config.ts', 'sidebars.ts'];
  const files = await Globby(patterns);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name = '']) => name),
  );
}

test('the variables of a build are those that the code reads', async () => {
  const read = new Set(await variablesInSources());
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_, name) => void read.add(String(name)) },
  );
  readVariables(environment);
  readHostingVariables(environment);
  readSettings(environment);
  OWN_VARIABLES.forEach((name) => read.delete(name));
  const source = await readFile('scripts/lib/buildStamp.mjs', 'utf8');
  const [list = ''] = /BUILD_VARIABLES = \[[^\]]+\]/.exec(source) ?? [];
  expect([...read].sort()).toEqual([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort());
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
