import type {
  ComponentApi,
  HistoryApi,
  LinkApi,
  SlotApi,
  TypeApi,
} from '@component-docs/api-reference/shared/component-page/types';
import { labelOf } from './pageContext';
import type { ApiLabelId, PageContext } from './pageContext';
import { classList, inheritanceText, remarksOf, themeOf } from './remarksOf';
import { code, htmlToLine, htmlToMarkdown } from './htmlToMarkdown';
import { deprecationOf, memberList } from './members';

/** The properties that components, interfaces, and hooks share. */
interface Described {
  name: string;
  descriptionHtml?: string;
  deprecated?: { html?: string };
  hasDrafts?: boolean;
  demos?: readonly LinkApi[];
  importSample: { code: string };
  types: readonly TypeApi[];
  history?: HistoryApi;
  sourceUrl?: string;
}

/** A heading and the lines below it; a section without lines isn't printed. */
type Section = readonly [id: ApiLabelId, lines: readonly string[]];

/** Types of the `sx` prop, which every component has: the page that it links to describes them. */
const SHARED_TYPES = /^(?:SxProps|SystemStyleObject)\b/;

/** Longer types repeat the lists of slots and classes, or are texts. */
const MAX_TYPE = 1000;

/**
 * Returns links to the pages that describe types, and the definitions of the other types that a page mentions.
 */
function typesOf(types: readonly TypeApi[], { linkTo }: PageContext): string[] {
  const definitions = types
    .filter(({ name }) => !SHARED_TYPES.test(name))
    .flatMap(({ definition = '' }) => (definition.length <= MAX_TYPE ? definition : []))
    .filter(Boolean);
  const links = types
    .filter(({ href }) => href.startsWith('/'))
    .map(({ name, href }) => `[${code(name)}](${linkTo(href)})`);
  return [
    ...(links.length > 0 ? [links.join(', '), ''] : []),
    ...(definitions.length > 0 ? ['```ts', definitions.join('\n'), '```'] : []),
  ];
}

function slotList(slots: readonly SlotApi[], { linkTo }: PageContext): string[] {
  return slots.map(({ name, className, default: element, descriptionHtml }) => {
    const facts = [code(className && `.${className}`), code(element)].filter(Boolean).join(', ');
    const text = htmlToLine(descriptionHtml, linkTo);
    return `- ${code(name)}${facts && ` (${facts})`}${text && `: ${text}`}`;
  });
}

/**
 * Returns the Markdown of an API page: the description, how to import it, its sections, and the types that
 * they mention.
 */
export function referenceMarkdown(
  api: Described,
  sections: readonly Section[],
  context: PageContext,
): string {
  const { linkTo } = context;
  const linked = (id: ApiLabelId, links: readonly string[]) =>
    links.length > 0 ? ['', `${labelOf(id, context)}: ${links.join(', ')}`] : [];
  const all: Section[] = [...sections, ['api.types.title', typesOf(api.types, context)]];
  return [
    `# ${api.name} API`,
    ...(api.deprecated ? ['', `> ${deprecationOf(api, context)}`] : []),
    ...(api.descriptionHtml ? ['', htmlToMarkdown(api.descriptionHtml, linkTo)] : []),
    '',
    '```js',
    api.importSample.code.trim(),
    '```',
    ...linked(
      'api.demos.title',
      (api.demos ?? []).map((demo) => `[${demo.label}](${linkTo(demo.href)})`),
    ),
    ...all.flatMap(([id, lines]) =>
      lines.length > 0 ? ['', `## ${labelOf(id, context)}`, '', ...lines] : [],
    ),
    ...linked('api.changes.title', api.history ? [linkTo(api.history.allChanges)] : []),
    ...linked('api.source.title', api.sourceUrl ? [api.sourceUrl] : []),
    ...(api.hasDrafts ? ['', `_${labelOf('api.drafts', context)}_`] : []),
    '',
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Converts the API of a component to Markdown: props, slots, and classes as lists. */
export function apiMarkdown(api: ComponentApi, context: PageContext): string {
  const { name, inheritance } = api;
  const props = memberList(api.props, 'required', context);
  const inherited = (inheritance?.props ?? []).map((prop) => ({
    ...prop,
    anchor: prop.href,
    required: false,
    descriptionHtml: prop.summaryHtml,
  }));
  const sections: Section[] = [
    [
      'api.props.title',
      [
        ...(props.length > 0 ? props : [labelOf('api.props.none', context, { name })]),
        '',
        ...remarksOf(api, context),
      ],
    ],
    ['api.slots.title', slotList(api.slots, context)],
    ['api.css.title', classList(api, context)],
    [
      'api.inheritance.title',
      inheritance
        ? [
            inheritanceText(name, inheritance, context),
            '',
            ...memberList(inherited, 'required', context),
          ]
        : [],
    ],
    ['api.theme.title', themeOf(api, context)],
  ];
  return referenceMarkdown(api, sections, context);
}
