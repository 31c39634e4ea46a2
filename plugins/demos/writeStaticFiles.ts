import fs from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { THEMED_PRODUCTS } from '../../src/demos/themes/themedProducts';
import { hashOf } from '../lib/cache/cachedValue';
import type { DescribedDemo } from './describeDemo';
import { demoThemeStylesheet } from './demoThemeStylesheet';

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

/** Makes a folder contain exactly the given files, whose names contain a hash of the content. */
async function updateFolder(folder: string, files: ReadonlyMap<string, Content>): Promise<void> {
  const found = new Set(await filesIn(folder));
  await Promise.all([
    ...[...files].map(async ([sitePath, content]) => {
      if (!found.has(sitePath)) {
        await write(path.join(folder, sitePath), content());
      }
    }),
    ...[...found]
      .filter((sitePath) => !files.has(sitePath))
      .map((sitePath) => fs.rm(path.join(folder, sitePath), { force: true })),
  ]);
}

function hashedName(name: string, css: string): string {
  return `/assets/demos/${name}.${hashOf([css]).slice(0, 8)}.css`;
}

/**
 * Updates the static folder with what demos fetch by URL: one JSON file per demo, one stylesheet of
 * CSS variables per theme, and one stylesheet per page with Tailwind or plain CSS versions. Every
 * name contains a hash of the content, so only new files are written; those that nothing names are
 * removed.
 *
 * @param pageStyles the styles of those pages, by page
 * @returns the stylesheets' site paths, by product and by page
 */
export async function writeStaticFiles(
  folder: string,
  demos: readonly DescribedDemo[],
  pageStyles: ReadonlyMap<string, string>,
): Promise<{ themeStylesheets: Record<string, string>; pageStylesheets: Map<string, string> }> {
  const files = new Map<string, Content>(
    demos.map(({ sourceUrl, source }) => [sourceUrl, () => JSON.stringify(source)]),
  );
  const addStylesheet = (name: string, css: string) => {
    const sitePath = hashedName(name, css);
    files.set(sitePath, () => css);
    return sitePath;
  };
  const themeStylesheets = Object.fromEntries(
    THEMED_PRODUCTS.map((product) => [
      product,
      addStylesheet(`${product}-theme`, demoThemeStylesheet(product)),
    ]),
  );
  const pageStylesheets = new Map(
    [...pageStyles].map(([page, css]) => [page, addStylesheet(page, css)]),
  );
  await updateFolder(folder, files);
  return { themeStylesheets, pageStylesheets };
}
