import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { translationOf } from '../../i18n/drift/translations';

/** Returns the front matter of a file. Throws, with the file, when it isn't valid YAML. */
async function readFrontMatter(siteDir: string, file: string): Promise<Record<string, unknown>> {
  const filePath = path.join(siteDir, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  try {
    return (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter;
  } catch (cause) {
    throw new Error(`${file}:1: the front matter is not valid YAML: ${String(cause)}`, { cause });
  }
}

/** Returns the short title of a page, or undefined when its front matter has none. */
function titleOf({ sidebar_label: label, title }: Record<string, unknown>): string | undefined {
  return [label, title].find((value): value is string => typeof value === 'string' && value !== '');
}

/**
 * Reads the titles of the translated pages of a language from their front matter: `sidebar_label`,
 * or else `title`.
 *
 * @returns titles by site path
 */
export async function readPageTitles(
  siteDir: string,
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await Globby(`i18n/${locale}/docusaurus-plugin-content-docs-*/current/**/*.mdx`, {
    cwd: siteDir,
    ignore: ['**/_*'],
  });
  const titles = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      const page = translationOf(file)?.page;
      const title = titleOf(await readFrontMatter(siteDir, file));
      return page === undefined || title === undefined ? [] : [[page, title]];
    }),
  );
  return new Map(titles.flat());
}
