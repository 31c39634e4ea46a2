import { Globby } from '@docusaurus/utils';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';

/** Returns the pages below a folder, relative to it. */
const pagesIn = (siteDir: string, folder: string): ReadonlySet<string> =>
  new Set(Globby.sync('**/[!_]*.mdx', { cwd: `${siteDir}/${folder}` }));

/**
 * Returns how much of the written pages a language has, in whole percent: 0 for none, 100 only for all. The pages of
 * products that no menu lists don't count: they are for the people who make the site.
 *
 * @param siteDir absolute path of the site's folder
 */
export function translatedShare(siteDir: string, language: string): number {
  const counts = MENU_PRODUCTS.map(({ id }) => {
    const english = pagesIn(siteDir, `docs/${id}`);
    const folder = `i18n/${language}/docusaurus-plugin-content-docs-${id}/current`;
    return {
      all: english.size,
      done: [...pagesIn(siteDir, folder)].filter((page) => english.has(page)).length,
    };
  });
  const sum = (key: 'all' | 'done') => counts.reduce((total, count) => total + count[key], 0);
  const share = Math.floor((100 * sum('done')) / Math.max(sum('all'), 1));
  return sum('done') > 0 ? Math.max(share, 1) : share;
}
