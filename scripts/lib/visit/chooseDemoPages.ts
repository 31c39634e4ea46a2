import { pageFolder } from '@component-docs/demos/node/accessibilityTrees';
import { didYouMean } from '../nearest';
import { parseAddress } from '../sitePages';

/**
 * Returns the English paths of the pages with these names, or of all pages, without pages that can't have
 * demos: pages of the API, and of no product.
 *
 * @param names paths as somebody types them, with or without slashes around them; none for all pages
 * @param paths the paths of the built site's pages
 * @throws if the built site has no page of a name, with the most similar ones
 */
export function chooseDemoPages(names: readonly string[], paths: readonly string[]): string[] {
  const pages = [...new Set(paths.map((path) => parseAddress(path).englishPath))].filter(
    (path) => pageFolder(path) !== undefined && !path.includes('/api/'),
  );
  const chosen = names.map((name) => parseAddress(`/${name.replace(/^\/|\/$/g, '')}`).englishPath);
  const unknown = chosen.filter((path) => !pages.includes(path));
  if (unknown.length > 0) {
    throw new Error(
      unknown
        .map((path) => `The built site has no page ${path} of a product.${didYouMean(path, pages)}`)
        .join('\n'),
    );
  }
  return names.length > 0 ? [...new Set(chosen)] : pages;
}
