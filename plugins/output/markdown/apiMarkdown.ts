import type {
  ComponentApi,
  HistoryApi,
  InheritanceApi,
  PropApi,
  TypeApi,
} from '../../../src/reference/component-page/types';
import { PLAN_TITLES } from '../../../src/site/navigation/chips';
import { cell, codeCell, htmlToCell, htmlToMarkdown, table } from './htmlToMarkdown';

/** The English text of the interface labels that API pages in Markdown use. */
const LABELS = {
  'api.demos.title': 'Demos',
  'api.import.title': 'Import',
  'api.props.title': 'Props',
  'api.inheritance.title': 'Inheritance',
  'api.slots.title': 'Slots',
  'api.css.title': 'CSS classes',
  'api.types.title': 'Types',
  'api.changes.title': 'Changes',
  'api.changes.none': 'Props, slots, and CSS classes are the same as in {version}.',
  'api.changes.none.hook': 'Parameters and return value are the same as in {version}.',
  'api.changes.none.interface': 'Properties are the same as in {version}.',
  'api.since': 'since {version}',
  'api.source.title': 'Source code',
  'api.properties.title': 'Properties',
  'api.parameters.title': 'Parameters',
  'api.returnValue.title': 'Return value',
  'api.column.name': 'Name',
  'api.column.type': 'Type',
  'api.column.default': 'Default',
  'api.column.description': 'Description',
  'api.column.slotName': 'Slot name',
  'api.column.className': 'Class name',
  'api.column.defaultComponent': 'Default component',
  'api.column.ruleName': 'Rule name',
  'api.uses.title': 'Demos that use it:',
} as const;
export type ApiLabelId = keyof typeof LABELS;
export const API_LABELS: Readonly<Record<ApiLabelId, string>> = LABELS;

/** The context of a page: the site's origin, and the labels of the page's language by id. */
export interface PageContext {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  labels: Readonly<Record<string, string>>;
}

function signatureOf({ signature }: PropApi, siteUrl: string): string[] {
  return (signature?.parameters ?? []).map(({ name, type, descriptionHtml }) =>
    cell(`\`${name}: ${type}\` ${descriptionHtml ? htmlToMarkdown(descriptionHtml, siteUrl) : ''}`),
  );
}

/** Returns a label in the language of the page, with its placeholders filled in. */
export function labelOf(
  id: ApiLabelId,
  { labels }: PageContext,
  values: Record<string, string> = {},
): string {
  return (labels[id] ?? LABELS[id]).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Returns the component that another component is built on, with a summary of its props. */
function inheritanceOf({ component, href, props = [] }: InheritanceApi, context: PageContext) {
  const { siteUrl } = context;
  const headers = (['name', 'type', 'default', 'description'] as const).map((column) =>
    labelOf(`api.column.${column}`, context),
  );
  const rows = props.map((prop) => [
    codeCell(prop.name),
    codeCell(prop.type),
    codeCell(prop.default),
    htmlToCell(prop.summaryHtml, siteUrl),
  ]);
  const link = `[${component}](${absolute(href, siteUrl)})`;
  return rows.length > 0 ? [link, '', ...table(headers, rows)] : [link];
}

/** Returns the definitions of the types that the page mentions, as one code block. */
export function typesOf(types: readonly TypeApi[]): string[] {
  const definitions = types.flatMap(({ definition }) => definition ?? []);
  return definitions.length > 0 ? ['```ts', definitions.join('\n\n'), '```'] : [];
}

/** Returns the changes of each release under a heading, or a sentence if nothing changed. */
export function changesOf(
  { compared, releases }: HistoryApi,
  none: Extract<ApiLabelId, `api.changes.none${string}`>,
  context: PageContext,
): string[] {
  const [version = ''] = compared;
  return releases.length === 0
    ? [labelOf(none, context, { version })]
    : releases.flatMap((release) => [
        `### ${release.version}`,
        '',
        htmlToMarkdown(release.changesHtml, context.siteUrl),
        '',
      ]);
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
    .map(
      ({ label, href, lines }) => `[${label}](${absolute(href, siteUrl)}) (${lines.join(', ')})`,
    );
  return links.length > 0 ? cell(`${labelOf('api.uses.title', context)} ${links.join(', ')}`) : '';
}

/**
 * Returns the last cell of a prop's row: plan, description, deprecation, parameters, release, and
 * the demos that set it.
 */
export function describeProp(prop: PropApi, context: PageContext): string {
  const { siteUrl } = context;
  const plan = prop.plan ? `**${PLAN_TITLES[prop.plan]}.**` : '';
  const deprecation = prop.deprecated
    ? `**Deprecated.** ${htmlToCell(prop.deprecated.html ?? '', siteUrl)}`
    : '';
  return [
    plan,
    htmlToCell(prop.descriptionHtml, siteUrl),
    deprecation.trim(),
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
  const demos = api.demos.map(
    ({ label: title, href }) => `- [${title}](${absolute(href, siteUrl)})`,
  );
  const props = api.props.map((prop) => [
    codeCell(`${prop.name}${prop.required ? '*' : ''}`),
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
    htmlToCell(rule.descriptionHtml, siteUrl),
  ]);
  const { inheritance } = api;
  return [
    `# ${api.name} API`,
    '',
    ...(api.deprecated
      ? [`> **Deprecated.** ${htmlToCell(api.deprecated.html ?? '', siteUrl)}`, '']
      : []),
    ...(api.descriptionHtml ? [htmlToMarkdown(api.descriptionHtml, siteUrl), ''] : []),
    `${api.packageName} ${api.version}`,
    ...section('api.demos.title', demos),
    ...section('api.import.title', ['```js', api.importSample.code.trim(), '```']),
    ...section(
      'api.props.title',
      table(
        [
          label('api.column.name'),
          label('api.column.type'),
          label('api.column.default'),
          label('api.column.description'),
        ],
        props,
      ),
    ),
    ...section('api.inheritance.title', inheritance ? inheritanceOf(inheritance, context) : []),
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
    ...section('api.types.title', typesOf(api.types)),
    ...section(
      'api.changes.title',
      api.history ? changesOf(api.history, 'api.changes.none', context) : [],
    ),
    ...section('api.source.title', [api.sourceUrl]),
    '',
  ].join('\n');
}

function absolute(href: string, siteUrl: string): string {
  // In Docusaurus' data, the permalink of a document named like its folder ends with a slash.
  return href.startsWith('/') ? siteUrl + href.replace(/\/$/, '') : href;
}
