import type { ApiIndexData } from '../../api-reference/shared/index-page/types';

/**
 * Converts the index of an API reference to Markdown, with a link for each component and
 * hook.
 */
export function indexMarkdown(
  { product, version, components, hooks }: ApiIndexData,
  siteUrl: string,
): string {
  const items = [...components, ...hooks].map(({ name, path }) => `- [${name}](${siteUrl}${path})`);
  return [`# ${product} API reference`, '', `${product} ${version}`, '', ...items, ''].join('\n');
}
