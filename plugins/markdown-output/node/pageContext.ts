import type { PageTexts } from '@component-docs/labels/node/texts';

/** Converts the address of a page's link to the address of the link in Markdown. */
export type LinkTo = (href: string) => string;

interface Addresses {
  /** Origin of the site, without a slash at the end; empty if it isn't known. */
  siteUrl: string;
  /** Path of the language, with a slash at both ends. */
  baseUrl: string;
  /** The paths of all pages that have Markdown, in this language. */
  permalinks: ReadonlySet<string>;
}

/**
 * Returns a function that makes links absolute, within the language. Links to pages lead to their Markdown;
 * the anchor stays, because it names the section.
 */
export function createLinkTo({ siteUrl, baseUrl, permalinks }: Addresses): LinkTo {
  return (href) => {
    // In Docusaurus' data, the permalink of a document named like its folder ends with a slash.
    const [, path = '', rest = ''] = /^(\/[^?#]*?)\/?([?#].*)?$/.exec(href) ?? [];
    if (path === '') {
      return href;
    }
    const isFile = /\.\w+$/.test(path);
    const inLanguage = isFile || `${path}/`.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
    return siteUrl + inLanguage + (permalinks.has(inLanguage) ? '.md' : '') + rest;
  };
}

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
  'api.drafts': 'Some descriptions on this page are drafts of a translation.',
  'api.since': 'since {version}',
  'api.source.title': 'Source code',
  'api.properties.title': 'Properties',
  'api.parameters.title': 'Parameters',
  'api.returnValue.title': 'Return value',
  'api.deprecated': 'Deprecated',
  'api.props.required': 'required',
  'api.hook.optional': 'optional',
  'api.props.none': '{name} has no props of its own.',
  'api.props.spread': '{name} passes all other props on to its root element.',
  'api.props.system': 'As a CSS utility component, {name} also takes all {link} as props.',
  'api.props.system.link': 'system properties',
  'api.ref.root': 'A ref on {name} refers to its root element, which is {element} by default.',
  'api.ref.element':
    'A ref on {name} refers to an element inside its root element: {element} by default.',
  'api.ref.child': 'A ref on {name} refers to the element of its child.',
  'api.ref.any': '{name} can hold a ref.',
  'api.ref.none': '{name} cannot hold a ref.',
  'api.inheritance.text': '{name} also takes all props of {component}, on which it is built.',
  'api.theme.title': 'Theme default props',
  'api.theme.text': 'Use the key {key} to set {link} for every {name}.',
  'api.theme.text.link': 'default props in the theme',
} as const;
export type ApiLabelId = keyof typeof LABELS;
export const API_LABELS: Readonly<Record<ApiLabelId, string>> = LABELS;

/** The context of a page: where its links lead, and the labels of its language by id. */
export interface PageContext {
  linkTo: LinkTo;
  labels: Readonly<Record<string, string>>;
  /** The texts that plugins print into pages of this language. */
  texts: PageTexts;
}

/** Returns a label in the language of the page, with its placeholders filled in. */
export function labelOf(
  id: ApiLabelId,
  { labels }: PageContext,
  values: Record<string, string> = {},
): string {
  return (labels[id] ?? API_LABELS[id]).replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
}
