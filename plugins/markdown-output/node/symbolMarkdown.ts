import type { PropApi } from '@component-docs/api-reference/shared/component-page/types';
import type { SymbolApi, SymbolSectionId } from '@component-docs/api-reference/shared/symbols';
import { API_LABELS } from './apiLabels';
import type { ApiLabelId, PageContext } from './apiLabels';
import { changesOf, deprecationOf, describeProp, draftNote, typesOf } from './apiMarkdown';
import { codeCell, htmlToMarkdown, table } from './htmlToMarkdown';
import { nameCell } from './nameCell';

const SECTION_LABELS: Readonly<Record<SymbolSectionId, ApiLabelId>> = {
  properties: 'api.properties.title',
  parameters: 'api.parameters.title',
  'return-value': 'api.returnValue.title',
};

const NO_CHANGES_LABELS = {
  interface: 'api.changes.none.interface',
  hook: 'api.changes.none.hook',
} as const satisfies Record<SymbolApi['kind'], ApiLabelId>;

/** Converts the page of an interface or a hook to Markdown: the same data as on the page. */
export function symbolMarkdown(api: SymbolApi, context: PageContext): string {
  const { siteUrl, labels } = context;
  const label = (id: ApiLabelId) => labels[id] ?? API_LABELS[id];
  const headers = (['name', 'type', 'default', 'description'] as const).map((column) =>
    label(`api.column.${column}`),
  );
  const section = (id: ApiLabelId, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${label(id)}`, '', ...lines] : [];
  const rowOf = (member: PropApi, id: SymbolSectionId) => [
    nameCell(member, id === 'return-value' ? 'optional' : 'required', context),
    codeCell(member.type),
    codeCell(member.default),
    describeProp(member, context),
  ];
  const demos = api.demos.map(
    ({ label: title, href }) => `- [${title}](${href.startsWith('/') ? siteUrl + href : href})`,
  );
  return [
    `# ${api.name} API`,
    ...(api.deprecated ? ['', `> ${deprecationOf(api, context)}`] : []),
    ...(api.descriptionHtml ? ['', htmlToMarkdown(api.descriptionHtml, siteUrl)] : []),
    '',
    `${api.packageName} ${api.version}`,
    ...section('api.demos.title', demos),
    ...section('api.import.title', ['```ts', api.importSample.code, '```']),
    ...api.sections.flatMap(({ id, members, type }) =>
      section(
        SECTION_LABELS[id],
        type
          ? [`\`${type}\``]
          : table(
              headers,
              members.map((member) => rowOf(member, id)),
            ),
      ),
    ),
    ...section('api.types.title', typesOf(api.types, siteUrl)),
    ...section(
      'api.changes.title',
      api.history ? changesOf(api.history, NO_CHANGES_LABELS[api.kind], context) : [],
    ),
    ...section('api.source.title', [api.sourceUrl]),
    ...draftNote(api, context),
    '',
  ].join('\n');
}
