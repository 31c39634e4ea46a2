import type {
  ComponentApi,
  DeprecationApi,
  HistoryApi,
  InheritanceApi,
  PropApi,
  TypeApi,
} from '@component-docs/api-reference/shared/component-page/types';
import { PLAN_TITLES } from '@component-docs/page-tree/shared/chips';
import { labelOf } from './apiLabels';
import type { ApiLabelId, PageContext } from './apiLabels';
import { cell, codeCell, htmlToCell, htmlToMarkdown, link, table } from './htmlToMarkdown';
import { nameCell } from './nameCell';
import { inheritanceText, remarksOf, themeOf } from './remarksOf';

function signatureOf({ signature }: PropApi, siteUrl: string): string[] {
  return (signature?.parameters ?? []).map(({ name, type, descriptionHtml }) =>
    cell(`\`${name}: ${type}\` ${descriptionHtml ? htmlToMarkdown(descriptionHtml, siteUrl) : ''}`),
  );
}

/** Returns the component that another component is built on, with a summary of its props. */
function inheritanceOf(name: string, inheritance: InheritanceApi, context: PageContext) {
  const { props = [] } = inheritance;
  const { siteUrl } = context;
  const headers = (['name', 'type', 'default', 'description'] as const).map((column) =>
    labelOf(`api.column.${column}`, context),
  );
  const rows = props.map((prop) => [
    codeCell(prop.name),
    codeCell(prop.type),
    codeCell(prop.default),
    [htmlToCell(prop.summaryHtml, siteUrl), deprecationOf(prop, context)]
      .filter(Boolean)
      .join('<br>'),
  ]);
  const text = inheritanceText(name, inheritance, context);
  return rows.length > 0 ? [text, '', ...table(headers, rows)] : [text];
}

/**
 * Returns the definitions of the types that the page mentions, as one code block, and links to those
 * that other pages of the site describe, such as the props of another component.
 */
export function typesOf(types: readonly TypeApi[], siteUrl: string): string[] {
  const definitions = types.flatMap(({ definition }) => definition ?? []);
  const links = types
    .filter(({ href }) => href.startsWith('/'))
    .map(({ name, href }) => `- ${link(`\`${name}\``, href, siteUrl)}`);
  const code = definitions.length > 0 ? ['```ts', definitions.join('\n\n'), '```'] : [];
  return [...code, ...(code.length > 0 && links.length > 0 ? [''] : []), ...links];
}

/** Returns the changes of each release under a heading, or a sentence if nothing changed. */
export function changesOf(
  { from, releases }: HistoryApi,
  none: Extract<ApiLabelId, `api.changes.none${string}`>,
  context: PageContext,
): string[] {
  return releases.length === 0
    ? [labelOf(none, context, { version: from })]
    : releases.flatMap((release) => [
        `### ${release.version}`,
        '',
        htmlToMarkdown(release.changesHtml, context.siteUrl),
        '',
      ]);
}

/** Returns a line that says that some texts of a page are drafts, if they are. */
export function draftNote({ hasDrafts }: { hasDrafts?: boolean }, context: PageContext): string[] {
  return hasDrafts ? ['', `_${labelOf('api.drafts', context)}_`] : [];
}

/** Returns the release that something was added in, or '' if it isn't known. */
export function sinceOf({ since }: Pick<PropApi, 'since'>, context: PageContext): string {
  return since ? `_${labelOf('api.since', context, { version: since.version })}_` : '';
}

/** As many as the page shows initially. */
const MAX_USES = 5;

/** Returns links to the demos that set a prop. */
function usesOf({ uses = [] }: PropApi, context: PageContext): string {
  const { siteUrl } = context;
  const links = uses
    .slice(0, MAX_USES)
    .map(({ label, href, lines }) => `${link(label, href, siteUrl)} (${lines.join(', ')})`);
  const label = labelOf('api.uses.title', context, { count: String(uses.length) });
  return links.length > 0 ? cell(`${label} – ${links.join(', ')}`) : '';
}

/** Returns the mark of something deprecated, with its replacement, in one line. */
export function deprecationOf(
  { deprecated }: { deprecated?: DeprecationApi },
  context: PageContext,
): string {
  const mark = `**${labelOf('api.deprecated', context)}**`;
  return deprecated ? `${mark} ${htmlToCell(deprecated.html ?? '', context.siteUrl)}`.trim() : '';
}

/**
 * Returns the last cell of a prop's row: plan, description, deprecation, parameters, release, and
 * the demos that set it.
 */
export function describeProp(prop: PropApi, context: PageContext): string {
  const { siteUrl } = context;
  const plan = prop.plan ? `**${PLAN_TITLES[prop.plan]}.**` : '';
  return [
    plan,
    htmlToCell(prop.descriptionHtml, siteUrl),
    deprecationOf(prop, context),
    ...signatureOf(prop, siteUrl),
    sinceOf(prop, context),
    usesOf(prop, context),
  ]
    .filter(Boolean)
    .join('<br>');
}

/**
 * Converts an API page to Markdown: the same data as on the page, with tables for props, slots, and
 * classes.
 */
export function apiMarkdown(api: ComponentApi, context: PageContext): string {
  const { siteUrl } = context;
  const label = (id: ApiLabelId) => labelOf(id, context);
  const section = (id: ApiLabelId, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${label(id)}`, '', ...lines] : [];
  const demos = api.demos.map(({ label: title, href }) => `- ${link(title, href, siteUrl)}`);
  const props = api.props.map((prop) => [
    nameCell(prop, 'required', context),
    codeCell(prop.type),
    codeCell(prop.default),
    describeProp(prop, context),
  ]);
  const slots = api.slots.map((slot) => [
    codeCell(slot.name),
    codeCell(slot.className && `.${slot.className}`),
    codeCell(slot.default),
    htmlToCell(slot.descriptionHtml, siteUrl),
  ]);
  const classes = api.classes.map((rule) => [
    codeCell(`.${rule.className}`),
    rule.isGlobal ? '' : codeCell(rule.name),
    [htmlToCell(rule.descriptionHtml, siteUrl), deprecationOf(rule, context)]
      .filter(Boolean)
      .join('<br>'),
  ]);
  const headers = (['name', 'type', 'default', 'description'] as const).map((column) =>
    label(`api.column.${column}`),
  );
  const { inheritance } = api;
  return [
    `# ${api.name} API`,
    '',
    ...(api.deprecated ? [`> ${deprecationOf(api, context)}`, ''] : []),
    ...(api.descriptionHtml ? [htmlToMarkdown(api.descriptionHtml, siteUrl), ''] : []),
    `${api.packageName} ${api.version}`,
    ...section('api.demos.title', demos),
    ...section('api.import.title', ['```js', api.importSample.code.trim(), '```']),
    ...section('api.props.title', [
      ...(props.length > 0
        ? table(headers, props)
        : [labelOf('api.props.none', context, { name: api.name })]),
      '',
      ...remarksOf(api, context),
    ]),
    ...section(
      'api.inheritance.title',
      inheritance ? inheritanceOf(api.name, inheritance, context) : [],
    ),
    ...section('api.theme.title', themeOf(api, context)),
    ...section(
      'api.slots.title',
      table(
        [
          label('api.column.slotName'),
          label('api.column.className'),
          label('api.column.defaultComponent'),
          label('api.column.description'),
        ],
        slots,
      ),
    ),
    ...section(
      'api.css.title',
      table(
        [
          label('api.column.className'),
          label('api.column.ruleName'),
          label('api.column.description'),
        ],
        classes,
      ),
    ),
    ...section('api.types.title', typesOf(api.types, siteUrl)),
    ...section(
      'api.changes.title',
      api.history ? changesOf(api.history, 'api.changes.none', context) : [],
    ),
    ...section('api.source.title', [api.sourceUrl]),
    ...draftNote(api, context),
    '',
  ].join('\n');
}
