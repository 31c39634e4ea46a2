import type { HookApi, MemberApi } from '@component-docs/api-reference/shared/tabs';
import { labelOf } from './apiLabels';
import type { ApiLabelId, PageContext } from './apiLabels';
import { changesOf, draftNote, sinceOf, typesOf } from './apiMarkdown';
import { codeCell, htmlToCell, htmlToMarkdown, table } from './htmlToMarkdown';
import { nameCell } from './nameCell';

/**
 * Converts the API of a hook to Markdown: import, parameters, return value, types, and changes.
 *
 * @param version of the hook's package
 */
export function hookMarkdown(hook: HookApi, version: string, context: PageContext): string {
  const { siteUrl } = context;
  const label = (id: ApiLabelId) => labelOf(id, context);
  const headers = (['name', 'type', 'default', 'description'] as const).map((column) =>
    label(`api.column.${column}`),
  );
  const rows = (members: readonly MemberApi[], mark: 'required' | 'optional') =>
    members.map((member) => [
      nameCell(member, mark, context),
      codeCell(member.type),
      codeCell(member.default),
      [htmlToCell(member.descriptionHtml, siteUrl), sinceOf(member, context)]
        .filter(Boolean)
        .join('<br>'),
    ]);
  const section = (id: ApiLabelId, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${label(id)}`, '', ...lines] : [];
  return [
    `# ${hook.name} API`,
    ...(hook.descriptionHtml ? ['', htmlToMarkdown(hook.descriptionHtml, siteUrl)] : []),
    '',
    `${hook.packageName} ${version}`,
    ...section('api.import.title', ['```js', hook.importSample.code.trim(), '```']),
    ...section('api.parameters.title', table(headers, rows(hook.parameters, 'required'))),
    ...section('api.returnValue.title', table(headers, rows(hook.returnValue, 'optional'))),
    ...section('api.types.title', typesOf(hook.types, siteUrl)),
    ...section(
      'api.changes.title',
      hook.history ? changesOf(hook.history, 'api.changes.none.hook', context) : [],
    ),
    ...draftNote(hook, context),
    '',
  ].join('\n');
}
