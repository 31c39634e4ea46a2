import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** The files and folders that a build reads. */
const SOURCES = [
  'content',
  'docs',
  'i18n',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export interface SiteCopy {
  /** Changes a file of the copy. `edit` receives its content, or '' if the file is new. */
  edit: (file: string, edit: (content: string) => string) => Promise<void>;
  /** Runs `docusaurus build` and returns its output and exit code. */
  build: (
    locales?: readonly string[],
    env?: NodeJS.ProcessEnv,
  ) => Promise<{ code: number; output: string }>;
  /** The copy's folder. Its subfolder `build` contains the site after `build` has run. */
  dir: string;
  /** Reads a file of the copy or of its build. */
  read: (file: string) => Promise<string>;
  removeFile: (file: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the site to a temporary folder, with the same packages, so that a test can break it. */
export async function copySite(): Promise<SiteCopy> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'site-'));
  await Promise.all(
    SOURCES.map((name) => fs.cp(path.join(root, name), path.join(dir, name), { recursive: true })),
  );
  await fs.symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return {
    async edit(file, edit) {
      const absolute = path.join(dir, file);
      const content = await fs.readFile(absolute, 'utf8').catch(() => '');
      await fs.writeFile(absolute, edit(content));
    },
    read: (file) => fs.readFile(path.join(dir, file), 'utf8'),
    removeFile: (file) => fs.rm(path.join(dir, file)),
    dir,
    build: (locales = ['en'], env = {}) =>
      new Promise((resolve) => {
        const child = execFile(
          process.execPath,
          [
            path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
            'build',
            ...locales.flatMap((locale) => ['--locale', locale]),
          ],
          {
            cwd: dir,
            // Keeps the bundler's cache and the test's own environment out of the build.
            env: {
              ...process.env,
              NODE_ENV: 'production',
              DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
              NO_COLOR: '1',
              ...env,
            },
            maxBuffer: 64 * 1024 * 1024,
          },
          (_error, stdout, stderr) =>
            resolve({ code: child.exitCode ?? 1, output: `${stdout}\n${stderr}` }),
        );
      }),
    remove: () => fs.rm(dir, { recursive: true, force: true }),
  };
}
