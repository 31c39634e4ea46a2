import { Globby } from '@docusaurus/utils';
import { translationOf } from '@component-docs/translation-drift/node/translations';
import { readFrontMatter } from '../written-pages/readFrontMatter';

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
