import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

const root = path.join(__dirname, '../..');

/** The pages, trees, and translations of the fixture, and the modules that it replaces. */
const FIXTURE = path.join(root, 'tests/fixtures/site');

/** What the fixture shares with the site: configuration, code, and the labels of the code. */
const SHARED = [
  'content',
  'i18n/en',
  'i18n/zh/code.json',
  'i18n/zh/labels.json',
  'i18n/zh/page-texts.json',
  'i18n/zh/page-tree.json',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Shared folders of which the fixture has its own version, or none. */
const REPLACED = [
  'content/api-history',
  'content/navigation',
  'content/playgrounds',
  'content/search',
  'content/templates',
  'content/written-pages.txt',
  'src/pages',
];

/**
 * Where the copy keeps the site's plain pages: their labels are in the shared table, but the `_`
 * makes them no routes.
 */
const PLAIN_PAGES = 'src/pages/_site';

/**
 * The copies' folder, one a test file at a time. It is always the same one, so that the compiled
 * configuration and plugins, which are cached by path, are compiled for the first copy only.
 */
const COPY = copyFolder('fixture-site');

function copyFolder(name: string): string {
  const hash = crypto.createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(os.tmpdir(), `${name}-${hash}`, process.env.JEST_WORKER_ID ?? '1');
}

/** What all copies of the fixture cache: reading the packages takes longer than building the site. */
const SHARED_CACHE = path.join(root, 'node_modules/.cache/fixture-site');

/** The caches of a copy that shares them with no other. */
const OWN_CACHE = '.cache';

/** How much memory one build may use, in MB, since two run at a time. */
const MEMORY_LIMIT = 3072;

/** How a run of Docusaurus has ended. */
export interface Run {
  code: number;
  output: string;
}

export interface SiteCopy {
  /** Changes a file of the copy. `edit` receives its content, or '' if the file is new. */
  edit: (file: string, edit: (content: string) => string) => Promise<void>;
  /** Runs `docusaurus build`. */
  build: (locales?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Run>;
  /** Runs `docusaurus build` until all plugins have loaded their content: nothing is bundled. */
  load: () => Promise<Run>;
  /** The copy's folder. Its subfolder `build` contains the site after `build` has run. */
  dir: string;
  /** Returns the files of the copy's build that contain a text, as paths in it. */
  builtWith: (text: string) => Promise<string[]>;
  /** Reads a file of the copy or of its build. */
  read: (file: string) => Promise<string>;
  removeFile: (file: string) => Promise<void>;
  /** Removes what builds of the copy have cached. Only for a copy that shares them with no other. */
  removeCaches: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Links the installed packages, but not their `.cache` folder: copies have another one, so that they
 * neither read nor replace what the site's build has cached.
 */
async function linkPackages(dir: string, cache: string): Promise<void> {
  const [from, to] = [path.join(root, 'node_modules'), path.join(dir, 'node_modules')];
  await Promise.all([fs.mkdir(to), fs.mkdir(cache, { recursive: true })]);
  const names = (await fs.readdir(from)).filter((name) => name !== '.cache');
  await Promise.all([
    ...names.map((name) => fs.symlink(path.join(from, name), path.join(to, name))),
    fs.symlink(cache, path.join(to, '.cache')),
    // What the fixture's modules import where no bundler resolves it.
    fs.symlink(dir, path.join(to, '@site')),
  ]);
}

async function copyTo(dir: string): Promise<void> {
  const isKept = (source: string) => !REPLACED.includes(path.relative(root, source));
  for (const name of SHARED) {
    await fs.cp(path.join(root, name), path.join(dir, name), { recursive: true, filter: isKept });
  }
  await fs.cp(path.join(root, 'src/pages'), path.join(dir, PLAIN_PAGES), { recursive: true });
  await fs.cp(FIXTURE, dir, { recursive: true });
}

/** Keeps the bundler's cache and the test's own environment out of a build. */
export const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  NO_COLOR: '1',
} as const;

function runBuild(dir: string, locales: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<Run>((resolve) => {
    const child = execFile(
      process.execPath,
      [
        `--max-old-space-size=${MEMORY_LIMIT}`,
        path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        'build',
        ...locales.flatMap((locale) => ['--locale', locale]),
      ],
      {
        cwd: dir,
        env: { ...process.env, ...BUILD_ENVIRONMENT, ...env },
        maxBuffer: 64 * 1024 * 1024,
      },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, output: `${stdout}\n${stderr}` }),
    );
  });
}

async function filesWith(folder: string, text: string): Promise<string[]> {
  const files = await Globby('**/*', { cwd: folder, dot: true });
  const contents = files.map((file) => fs.readFile(path.join(folder, file), 'utf8'));
  const found = (await Promise.all(contents)).map((content) => content.includes(text));
  return files.filter((_file, index) => found[index]);
}

function copyAt(dir: string): SiteCopy {
  return {
    async edit(file, edit) {
      const absolute = path.join(dir, file);
      const content = await fs.readFile(absolute, 'utf8').catch(() => '');
      await fs.mkdir(path.dirname(absolute), { recursive: true });
      await fs.writeFile(absolute, edit(content));
    },
    build: (locales = ['en'], env = {}) => runBuild(dir, locales, env),
    load: () => runBuild(dir, ['en'], { DOCUSAURUS_RETURN_AFTER_LOADING: 'true' }),
    dir,
    builtWith: (text) => filesWith(path.join(dir, 'build'), text),
    read: (file) => fs.readFile(path.join(dir, file), 'utf8'),
    removeFile: (file) => fs.rm(path.join(dir, file)),
    async removeCaches() {
      await fs.rm(path.join(dir, OWN_CACHE), { recursive: true });
      await fs.mkdir(path.join(dir, OWN_CACHE));
      await fs.rm(path.join(dir, '.docusaurus'), { recursive: true, force: true });
    },
    remove: () => fs.rm(dir, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * Copies the fixture site to a temporary folder, so that a test can break it. It has three pages of
 * one product, the site's own configuration and plugins, and the same packages.
 */
export async function copySite(cache = SHARED_CACHE): Promise<SiteCopy> {
  await fs.rm(COPY, { recursive: true, force: true });
  await copyTo(COPY);
  await linkPackages(COPY, cache);
  return copyAt(COPY);
}

/** Copies the fixture site as `copySite` does, with empty caches that it shares with no other copy. */
export function copySiteWithoutCaches(): Promise<SiteCopy> {
  return copySite(path.join(COPY, OWN_CACHE));
}

/**
 * Copies the fixture site to another folder, with empty caches. The folder is as deep as the other one,
 * because the bundler names modules by their relative paths, and packages are links here.
 */
export async function copySiteElsewhere(): Promise<SiteCopy> {
  const dir = copyFolder('another-fixture-site');
  await fs.rm(dir, { recursive: true, force: true });
  await copyTo(dir);
  await linkPackages(dir, path.join(dir, OWN_CACHE));
  return copyAt(dir);
}

/** Copies the whole site, with empty caches, for what the fixture is too small for. */
export async function copyWholeSite(): Promise<SiteCopy> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'whole-site-'));
  for (const name of [...SHARED, 'docs', 'i18n']) {
    await fs.cp(path.join(root, name), path.join(dir, name), { recursive: true });
  }
  await linkPackages(dir, path.join(dir, OWN_CACHE));
  return copyAt(dir);
}
