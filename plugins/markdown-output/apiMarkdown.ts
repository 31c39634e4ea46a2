import type { ComponentApi, PropApi } from '../../src/api-reference/types';
import { cell, codeCell, htmlToCell, htmlToMarkdown, table } from './htmlToMarkdown';

/** The interface labels that an API page has as Markdown too, with their English text. */
const LABELS = {
  'api.demos.title': 'Demos',
  'api.import.title': 'Import',
  'api.props.title': 'Props',
  'api.inheritance.title': 'Inheritance',
  'api.slots.title': 'Slots',
  'api.css.title': 'CSS classes',
  'api.source.title': 'Source code',
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

/** What surrounds a page: where the site is, and the labels of its language by id. */
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

/** As many as the page shows at first. */
const MAX_USES = 5;

function usesOf({ uses = [] }: PropApi, title: string, siteUrl: string): string {
  const links = uses
    .slice(0, MAX_USES)
    .map(
      ({ label, href, lines }) => `[${label}](${absolute(href, siteUrl)}) (${lines.join(', ')})`,
    );
  return links.length > 0 ? cell(`${title} ${links.join(', ')}`) : '';
}

function describe(prop: PropApi, usesTitle: string, siteUrl: string): string {
  const deprecation = prop.deprecated
    ? `**Deprecated.** ${htmlToCell(prop.deprecated.html ?? '', siteUrl)}`
    : '';
  return [
    htmlToCell(prop.descriptionHtml, siteUrl),
    deprecation.trim(),
    ...signatureOf(prop, siteUrl),
    usesOf(prop, usesTitle, siteUrl),
  ]
    .filter(Boolean)
    .join('<br>');
}

/**
 * An API page as Markdown: the same data that the page prints, with tables for props, slots and
 * classes.
 */
export function apiMarkdown(api: ComponentApi, { siteUrl, labels }: PageContext): string {
  const label = (id: ApiLabelId) => labels[id] ?? LABELS[id];
  const section = (id: ApiLabelId, lines: readonly string[]) =>
    lines.length > 0 ? ['', `## ${label(id)}`, '', ...lines] : [];
  const demos = api.demos.map(
    ({ label: title, href }) => `- [${title}](${absolute(href, siteUrl)})`,
  );
  const props = api.props.map((prop) => [
    codeCell(`${prop.name}${prop.required ? '*' : ''}`),
    codeCell(prop.type),
    codeCell(prop.default),
    describe(prop, label('api.uses.title'), siteUrl),
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
    ...section(
      'api.inheritance.title',
      inheritance ? [`[${inheritance.component}](${absolute(inheritance.href, siteUrl)})`] : [],
    ),
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
    ...section('api.source.title', [api.sourceUrl]),
    '',
  ].join('\n');
}

function absolute(href: string, siteUrl: string): string {
  // A document named like its folder has a slash at its end in Docusaurus' data.
  return href.startsWith('/') ? siteUrl + href.replace(/\/$/, '') : href;
}
