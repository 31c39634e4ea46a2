import type {
  ApiIndexData,
  HookApi,
  SymbolApi,
  SymbolSectionId,
} from '@component-docs/api-reference/shared/pages';
import { apiMarkdown, referenceMarkdown } from './apiMarkdown';
import type { PageContext, ApiLabelId } from './pageContext';
import type { ApiSource } from './sources';
import { code } from './htmlToMarkdown';
import { memberList } from './members';

const SECTION_LABELS: Readonly<Record<SymbolSectionId, ApiLabelId>> = {
  properties: 'api.properties.title',
  parameters: 'api.parameters.title',
  'return-value': 'api.returnValue.title',
};

/** Converts the API of an interface or a hook to Markdown. */
function symbolMarkdown(api: SymbolApi, context: PageContext): string {
  const sections = api.sections.map(({ id, members, type }) => {
    const mark = id === 'return-value' ? 'optional' : 'required';
    const lines = type ? [code(type)] : memberList(members, mark, context);
    return [SECTION_LABELS[id], lines] as const;
  });
  return referenceMarkdown(api, sections, context);
}

/** Converts the API of a hook, which is a part of a tab, to Markdown. */
function hookMarkdown(hook: HookApi, context: PageContext): string {
  const sections = [
    ['api.parameters.title', memberList(hook.parameters, 'required', context)],
    ['api.returnValue.title', memberList(hook.returnValue, 'optional', context)],
  ] as const;
  return referenceMarkdown(hook, sections, context);
}

/** Converts the index of an API reference to Markdown, with a link for each component and hook. */
export function indexMarkdown(
  { product, components, hooks }: ApiIndexData,
  { linkTo, texts }: PageContext,
): string {
  const items = [...components, ...hooks].map(({ name, path }) => `- [${name}](${linkTo(path)})`);
  return [`# ${product} – ${texts('markdown.api')}`, '', ...items, ''].join('\n');
}

interface DescribedPage {
  title: string;
  markdown: string;
  /** The names that readers look for on the page: props and other members. */
  names: readonly string[];
}

/**
 * Converts an API page, an API index, or a tab with several components or hooks to Markdown, with the title
 * and the names for lists of pages.
 */
export function describeSource({ api }: ApiSource, context: PageContext): DescribedPage {
  if ('productId' in api) {
    return {
      title: context.texts('markdown.api'),
      names: [],
      markdown: indexMarkdown(api, context),
    };
  }
  if ('kind' in api) {
    return {
      title: `${api.name} API`,
      names: api.sections.flatMap(({ members }) => members.map(({ name }) => name)),
      markdown: symbolMarkdown(api, context),
    };
  }
  if (!('tab' in api)) {
    return {
      title: `${api.name} API`,
      names: [...api.props, ...api.slots].map(({ name }) => name),
      markdown: apiMarkdown(api, context),
    };
  }
  const parts =
    api.tab === 'components-api'
      ? api.components.map((component) => apiMarkdown(component, context))
      : api.hooks.map((hook) => hookMarkdown(hook, context));
  const described = api.tab === 'components-api' ? api.components : api.hooks;
  return {
    title: `${described.map(({ name }) => name).join(', ')} API`,
    names: described.flatMap((part) =>
      ('props' in part ? part.props : part.parameters).map(({ name }) => name),
    ),
    markdown: parts.join('\n'),
  };
}
