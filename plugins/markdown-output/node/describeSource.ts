import { apiMarkdown } from './apiMarkdown';
import type { PageContext } from './apiLabels';
import type { ApiSource } from './sources';
import { hookMarkdown } from './hookMarkdown';
import { symbolMarkdown } from './symbolMarkdown';
import type { ApiIndexData } from '@component-docs/api-reference/shared/index-page/types';

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

interface DescribedPage {
  title: string;
  description: string;
  markdown: string;
}

/**
 * Converts an API page, an API index, or a tab with several components or hooks to Markdown, with
 * the title and description for lists of pages.
 */
export function describeSource({ api }: ApiSource, context: PageContext): DescribedPage {
  if ('productId' in api) {
    return {
      title: `${api.product} API reference`,
      description: `The components${api.hooks.length > 0 ? ' and hooks' : ''} of ${api.product} ${api.version}`,
      markdown: indexMarkdown(api, context.siteUrl),
    };
  }
  if ('kind' in api) {
    return {
      title: `${api.name} API`,
      description: api.importSample.code,
      markdown: symbolMarkdown(api, context),
    };
  }
  if (!('tab' in api)) {
    return {
      title: `${api.name} API`,
      description: api.imports[0] ?? api.packageName,
      markdown: apiMarkdown(api, context),
    };
  }
  const parts =
    api.tab === 'components-api'
      ? api.components.map((component) => apiMarkdown(component, context))
      : api.hooks.map((hook) => hookMarkdown(hook, api.version, context));
  const names = (api.tab === 'components-api' ? api.components : api.hooks).map(({ name }) => name);
  return {
    title: `${names.join(', ')} API`,
    description: `${api.packageName} ${api.version}`,
    markdown: parts.join('\n'),
  };
}
