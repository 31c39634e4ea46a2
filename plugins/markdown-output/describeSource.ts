import type { ComponentApi } from '../../src/api-reference/types';
import type { ApiTabData } from '../../src/api-tabs/types';
import type { SymbolApi } from '../../src/api-symbols/types';
import { apiMarkdown } from './apiMarkdown';
import type { PageContext } from './apiMarkdown';
import { hookMarkdown } from './hookMarkdown';
import { symbolMarkdown } from './symbolMarkdown';

interface DescribedPage {
  title: string;
  description: string;
  markdown: string;
}

/** An API page, or a tab with several components or hooks, as Markdown with what a list says of it. */
export function describeSource(
  api: ComponentApi | ApiTabData | SymbolApi,
  context: PageContext,
): DescribedPage {
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
      : api.hooks.map((hook) => hookMarkdown(hook, context));
  const names = (api.tab === 'components-api' ? api.components : api.hooks).map(({ name }) => name);
  return {
    title: `${names.join(', ')} API`,
    description: `${api.packageName} ${api.version}`,
    markdown: parts.join('\n'),
  };
}
