import type { HookApi } from '@component-docs/api-reference/shared/tabs';
import type { SymbolApi, SymbolSectionId } from '@component-docs/api-reference/shared/symbols';
import type { ApiLabelId, PageContext } from './apiLabels';
import { referenceMarkdown } from './apiMarkdown';
import { code } from './htmlToMarkdown';
import { memberList } from './members';

const SECTION_LABELS: Readonly<Record<SymbolSectionId, ApiLabelId>> = {
  properties: 'api.properties.title',
  parameters: 'api.parameters.title',
  'return-value': 'api.returnValue.title',
};

/** Converts the API of an interface or a hook to Markdown. */
export function symbolMarkdown(api: SymbolApi, context: PageContext): string {
  const sections = api.sections.map(({ id, members, type }) => {
    const mark = id === 'return-value' ? 'optional' : 'required';
    const lines = type ? [code(type)] : memberList(members, mark, context);
    return [SECTION_LABELS[id], lines] as const;
  });
  return referenceMarkdown(api, sections, context);
}

/** Converts the API of a hook, which is a part of a tab, to Markdown. */
export function hookMarkdown(hook: HookApi, context: PageContext): string {
  const sections = [
    ['api.parameters.title', memberList(hook.parameters, 'required', context)],
    ['api.returnValue.title', memberList(hook.returnValue, 'optional', context)],
  ] as const;
  return referenceMarkdown(hook, sections, context);
}
