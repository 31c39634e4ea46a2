import type { ApiIndexData } from '../../../src/reference/index-page/types';

/**
 * The index of an API reference as Markdown: a link for each component.
 *
 * Takes the index page's path, base URL included; the components' pages are below it.
 */
export function indexMarkdown(
  { product, version, components }: ApiIndexData,
  permalink: string,
  siteUrl: string,
): string {
  const items = components.map(({ name, slug }) => `- [${name}](${siteUrl}${permalink}/${slug})`);
  return [`# ${product} API reference`, '', `${product} ${version}`, '', ...items, ''].join('\n');
}
