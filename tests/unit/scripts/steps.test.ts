import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createMatcher, Globby } from '@docusaurus/utils';
import { build } from 'esbuild';
import packageJson from '../../../package.json';
import { readHostingVariables } from '@component-docs/hosting/node/variables';
import { readVariables } from '../../../plugins/third-parties/node/variables';
import { readSettings } from '@component-docs/offline/shared/settings';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const { scripts, wireit } = packageJson;

const BUILD = `const fs = require('node:fs');
fs.mkdirSync('build', { recursive: true });
fs.writeFileSync('build/index.html', 'built');
fs.appendFileSync('runs', 'x');`;

const FILES = {
  'package.json': JSON.stringify({
    scripts: { ...scripts, build: 'node build.cjs', 'step:build': 'wireit' },
    wireit,
  }),
  'package-lock.json': '{}',
  'build.cjs': BUILD,
  'docs/system/react-box/react-box.mdx': '',
  'i18n/zh/code.json': '{}',
  'plugins/demos/node/index.ts': '',
  'scripts/build.ts': '',
  'scripts/lib/buildLanguages.ts': '',
  'src/app/islands.tsx': '',
  'static/img/logo.svg': '',
  'docusaurus.config.ts': '',
  'tests/site/pages.spec.ts': '',
};

/** The variables of this process without those of the checks, whose log another run would replace. */
const VARIABLES = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('WIREIT_')),
);

/** Runs the step that builds the site, with a small program as the build. Returns how often that has run. */
async function runBuild(root: string, environment = {}): Promise<number> {
  await promisify(execFile)('npm', ['run', 'step:build'], {
    cwd: root,
    env: { ...VARIABLES, WIREIT_CACHE: 'none', ...environment },
  });
  return (await fs.readFile(path.join(root, 'runs'), 'utf8')).length;
}

async function builtProject(): Promise<string> {
  const root = await temporaryFolder(FILES);
  await fs.symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  expect(await runBuild(root)).toBe(1);
  return root;
}

test('a build is not repeated when nothing has changed that it reads', async () => {
  const root = await builtProject();
  await fs.writeFile(path.join(root, 'tests/site/pages.spec.ts'), 'changed');
  expect(await runBuild(root, { EDITOR: 'vi' })).toBe(1);
});

test('a build is repeated after a change to any of its files, one by one', async () => {
  const root = await builtProject();
  const changed = Object.keys(FILES).filter((file) => !/^(?:tests|build|package\.)/.test(file));
  let runs = 1;
  for (const file of [...changed, 'docs/new.mdx', 'build/index.html']) {
    await fs.writeFile(path.join(root, file), `{ "changed": "${file}" }`);
    runs += 1;
    expect(`${file}: ${await runBuild(root)}`).toBe(`${file}: ${runs}`);
  }
  await fs.rm(path.join(root, 'docs/new.mdx'));
  expect(await runBuild(root)).toBe(runs + 1);
});

test('a build is repeated with another environment', async () => {
  const root = await builtProject();
  expect(await runBuild(root, { SITE_URL: 'https://docs.example.org' })).toBe(2);
  expect(await runBuild(root, { DOCS_HOST: 'docs.example.org' })).toBe(3);
});

interface Step {
  files?: string[];
  dependencies?: (string | { script: string; cascade: boolean })[];
}

const STEPS = wireit as Readonly<Record<string, Step>>;

/** Returns the steps that a script runs. */
function stepsOf(script: string): string[] {
  const { files, dependencies = [] } = STEPS[script] ?? {};
  const names = dependencies.map((each) => (typeof each === 'string' ? each : each.script));
  return [...new Set([...names.flatMap(stepsOf), ...(files ? [script] : [])])];
}

/** Returns whether a step runs again after a change to a file, which may be that of a step that it needs. */
function rerunsAfter(file: string, script: string): boolean {
  const { files = [], dependencies = [] } = STEPS[script] ?? {};
  const needed = dependencies.filter((each): each is string => typeof each === 'string');
  const excluded = files.filter((pattern) => pattern.startsWith('!'));
  const isAmong = (patterns: readonly string[]) =>
    patterns.length > 0 && createMatcher([...patterns])(file);
  return (
    needed.some((name) => rerunsAfter(file, name)) ||
    (isAmong(files.filter((pattern) => !excluded.includes(pattern))) &&
      !isAmong(excluded.map((pattern) => pattern.slice(1))))
  );
}

const CODE = ['lint:code', 'lint:unused', 'lint:format', 'typecheck', 'test:unit'];
const TEXTS = ['text:words', 'text:translations'];
const BUILT = ['step:build', 'test:site', 'test:visits'];
const PAGE = 'react-box/react-box.mdx';

/** What runs again after a change to one file of each kind. Each step is there for some. */
test.each([
  ['CONTRIBUTING.md', ['lint:format', 'text:words']],
  ['plugins/kit/README.md', ['lint:format', 'text:words']],
  [`docs/system/${PAGE}`, [...TEXTS, 'lint:unused', 'test:unit', ...BUILT]],
  [
    `i18n/zh/docusaurus-plugin-content-docs-system/current/${PAGE}`,
    [...TEXTS, 'lint:unused', 'test:unit', ...BUILT],
  ],
  ['docs/system/react-box/demos/BoxBasic.tsx', [...CODE, ...TEXTS, ...BUILT, 'test:smoke']],
  ['i18n/zh/code.json', [...CODE, ...TEXTS, ...BUILT, 'test:smoke', 'test:second-site']],
  [
    'plugins/kit/browser/track.ts',
    [...CODE, ...TEXTS, 'text:api', ...BUILT, 'test:smoke', 'test:second-site'],
  ],
  ['src/app/islands.ts', [...CODE, ...TEXTS, 'text:api', ...BUILT, 'test:smoke']],
  [
    'content/api-reference/anchors.lock.json',
    [...CODE, ...TEXTS, 'text:api', ...BUILT, 'test:smoke'],
  ],
  [
    'plugins/theme/css/base.css',
    [
      'lint:code',
      'lint:format',
      'test:unit',
      ...TEXTS,
      'text:api',
      ...BUILT,
      'test:smoke',
      'test:second-site',
    ],
  ],
  ['plugins/kit/tests/node/sitePaths.test.ts', [...CODE, 'text:words']],
  ['tests/browser/header-footer.spec.ts', [...CODE, 'text:words', 'test:smoke']],
  ['tests/visits/visits.spec.ts', [...CODE, 'text:words', 'test:visits']],
  ['tests/site/pages.spec.ts', [...CODE, 'text:words', 'test:site']],
  ['examples/acme-ui/src/site/index.ts', [...CODE, 'text:words', 'test:second-site']],
])('a change to %s runs its checks again, and no others', (file, expected) => {
  const reran = stepsOf('steps').filter((script) => rerunsAfter(file, script));
  expect(reran.toSorted()).toEqual(expected.toSorted());
});

test('the files of a build are all that its programs import', async () => {
  const entryPoints = ['scripts/build.ts', 'scripts/finishBuild.ts'];
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'build',
    metafile: true,
    packages: 'external',
    platform: 'node',
  });
  const files = await Globby(wireit['step:build'].files);
  expect(files).toEqual(expect.arrayContaining(Object.keys(metafile.inputs)));
});

/** Set by builds for themselves, or the same in each of them. */
const OWN_VARIABLES = [
  'DOCUSAURUS_CURRENT_LOCALE',
  'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
  'FAULTS',
  'FOLLOWS_ANOTHER_LANGUAGE',
  'NODE_ENV',
  'PWA_SERVICE_WORKER_URL',
];

/** Returns the variables that sources read from `process.env` itself. */
async function variablesInSources(): Promise<string[]> {
  const patterns = [
    '{content,plugins,src}/**/*.{ts,tsx,mjs}',
    '!plugins/*/tests/**',
    '{docusaurus.config,sidebars}.ts',
  ];
  const files = await Globby(patterns);
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
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
  expect(Object.keys(wireit['step:build'].env).sort()).toEqual([...read].sort());
});
