import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import type { DescribedDemo } from './describeDemo';
import type { LibraryOptions } from './library';

/** A file's content; a demo's is only printed if the file has to be written. */
type Content = () => string;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${posixPath(path.relative(folder, path.join(entry.parentPath, entry.name)))}`,
    );
}

/** Writes atomically: a file that exists is complete. */
async function write(file: string, content: string): Promise<void> {
  const draft = `${file}.draft`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, content);
  await fs.rename(draft, file);
}

/** Writes the files that aren't there. Their names contain a hash of the content. */
async function writeMissing(
  folder: string,
  files: ReadonlyMap<string, Content>,
  exists: (sitePath: string) => boolean,
): Promise<void> {
  const missing = [...files].filter(([sitePath]) => !exists(sitePath));
  await Promise.all(
    missing.map(([sitePath, content]) => write(path.join(folder, sitePath), content())),
  );
}

/** Makes a folder contain exactly the given files, whose names contain a hash of the content. */
async function updateFolder(folder: string, files: ReadonlyMap<string, Content>): Promise<void> {
  const found = new Set(await filesIn(folder));
  const superfluous = [...found].filter((sitePath) => !files.has(sitePath));
  await Promise.all([
    writeMissing(folder, files, (sitePath) => found.has(sitePath)),
    ...superfluous.map((sitePath) => fs.rm(path.join(folder, sitePath), { force: true })),
  ]);
}

function hashedName(name: string, css: string): string {
  return `/assets/demos/${name}.${hashOf([css]).slice(0, 8)}.css`;
}

function sourceFiles(demos: readonly DescribedDemo[]): Map<string, Content> {
  return new Map(demos.map(({ sourceUrl, source }) => [sourceUrl, () => JSON.stringify(source)]));
}

/**
 * Adds what some demos fetch to the static folder, and removes nothing.
 *
 * @returns the style sheets' site paths, by page
 */
export async function addStaticFiles(
  folder: string,
  demos: readonly DescribedDemo[],
  pageStyles: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const sheets = [...pageStyles].map(([page, css]) => [page, hashedName(page, css), css] as const);
  const files = new Map<string, Content>([
    ...sourceFiles(demos),
    ...sheets.map(([, sitePath, css]): [string, Content] => [sitePath, () => css]),
  ]);
  await writeMissing(folder, files, (sitePath) => existsSync(path.join(folder, sitePath)));
  return new Map(sheets.map(([page, sitePath]) => [page, sitePath]));
}

/**
 * Updates the static folder with what demos fetch by URL: one JSON file per demo, one stylesheet of
 * CSS variables per theme, and one stylesheet per page with
 * Tailwind or plain CSS versions. Every name contains a hash of the content, so only new files are
 * written; those that nothing names are removed.
 *
 * @param pageStyles the styles of those pages, by page
 * @param themes the stylesheets of the themes, by name
 * @returns the stylesheets' site paths, by name of the theme and by page
 */
export async function writeStaticFiles(
  folder: string,
  demos: readonly DescribedDemo[],
  pageStyles: ReadonlyMap<string, string>,
  themes: LibraryOptions['stylesheets'],
): Promise<{ themeStylesheets: Record<string, string>; pageStylesheets: Map<string, string> }> {
  const files = sourceFiles(demos);
  const addStylesheet = (name: string, css: string) => {
    const sitePath = hashedName(name, css);
    files.set(sitePath, () => css);
    return sitePath;
  };
  const themeStylesheets = Object.fromEntries(
    Object.entries(themes).map(([name, css]) => [name, addStylesheet(`${name}-theme`, css())]),
  );
  const pageStylesheets = new Map(
    [...pageStyles].map(([page, css]) => [page, addStylesheet(page, css)]),
  );
  await updateFolder(folder, files);
  return { themeStylesheets, pageStylesheets };
}
