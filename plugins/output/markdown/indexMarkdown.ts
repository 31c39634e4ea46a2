import type { ApiIndexData } from '../../../src/reference/index-page/types';

/**
 * Converts the index of an API reference to Markdown, with a link for each component.
 *
 * @param permalink the index page's path, including the base URL; the components' pages are below
 * it
 */
export function indexMarkdown(
  { product, version, components }: ApiIndexData,
  permalink: string,
  siteUrl: string,
): string {
  const items = components.map(({ name, slug }) => `- [${name}](${siteUrl}${permalink}/${slug})`);
  return [`# ${product} API reference`, '', `${product} ${version}`, '', ...items, ''].join('\n');
}
