import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import type { DescribedDemo } from './describeDemo';
import type { LibraryOptions } from '@component-docs/demo-themes/node/library';

/** The content of files by site path, which contains its hash. It is only printed if the file has to be written. */
type Files = ReadonlyMap<string, () => string>;

/** The site paths of style sheets, by name of their theme and by page. */
interface Stylesheets {
  themeStylesheets: Record<string, string>;
  pageStylesheets: Map<string, string>;
}

function filesOf(
  demos: readonly DescribedDemo[],
  pageStyles: ReadonlyMap<string, string>,
  themes: LibraryOptions['stylesheets'],
): Stylesheets & { files: Files } {
  const files = new Map(
    demos.map(({ sourceUrl, source }) => [sourceUrl, () => JSON.stringify(source)]),
  );
  const addStylesheet = (name: string, css: string) => {
    const sitePath = `/assets/demos/${name}.${hashOf([css]).slice(0, 8)}.css`;
    files.set(sitePath, () => css);
    return sitePath;
  };
  return {
    files,
    themeStylesheets: Object.fromEntries(
      Object.entries(themes).map(([name, css]) => [name, addStylesheet(`${name}-theme`, css())]),
    ),
    pageStylesheets: new Map(
      [...pageStyles].map(([page, css]) => [page, addStylesheet(page, css)]),
    ),
  };
}

/** Writes the files that aren't there, atomically: a file that exists is complete. */
async function writeMissing(folder: string, files: Files): Promise<void> {
  const missing = [...files].filter(([sitePath]) => !existsSync(path.join(folder, sitePath)));
  await Promise.all(
    missing.map(async ([sitePath, content]) => {
      const file = path.join(folder, sitePath);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(`${file}.draft`, content());
      await fs.rename(`${file}.draft`, file);
    }),
  );
}

async function removeOthers(folder: string, files: Files): Promise<void> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch(() => []);
  const superfluous = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !files.has(`/${posixPath(path.relative(folder, file))}`));
  await Promise.all(superfluous.map((file) => fs.rm(file, { force: true })));
}

/**
 * Adds the files that some demos fetch to the static folder, and removes nothing.
 *
 * @returns the style sheets' site paths, by page
 */
export async function addStaticFiles(
  folder: string,
  demos: readonly DescribedDemo[],
  pageStyles: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { files, pageStylesheets } = filesOf(demos, pageStyles, {});
  await writeMissing(folder, files);
  return pageStylesheets;
}

/**
 * Updates the static folder with the files that demos fetch by URL: one JSON file per demo, one stylesheet of
 * CSS variables per theme, and one stylesheet per page with Tailwind or plain CSS versions. Only new files
 * are written; files that nothing names are removed.
 *
 * @param pageStyles the styles of pages with such versions, by page
 * @param themes the stylesheets of the themes, by name
 */
export async function writeStaticFiles(
  folder: string,
  demos: readonly DescribedDemo[],
  pageStyles: ReadonlyMap<string, string>,
  themes: LibraryOptions['stylesheets'],
): Promise<Stylesheets> {
  const { files, ...stylesheets } = filesOf(demos, pageStyles, themes);
  await writeMissing(folder, files);
  await removeOthers(folder, files);
  return stylesheets;
}
