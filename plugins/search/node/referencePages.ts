import { unescapeHtml } from '@component-docs/kit/shared/escapeHtml';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type {
  ComponentApi,
  PropApi,
} from '@component-docs/api-reference/shared/component-page/types';
import type { SymbolApi, HookApi } from '@component-docs/api-reference/shared/pages';
import type { PageEntry, SearchPage } from '../shared/types';
import { plainSummary } from '@component-docs/api-reference/node/describe/summaries';
import type { CatalogueError } from '@component-docs/api-reference/node/errors';

/**
 * Converts a description's HTML (of the API reference) to text.
 * Paragraphs stay separate.
 */
export function htmlToText(html: string): string {
  const text = html.replace(/<\/(?:p|li|h[1-6]|pre)>/g, '\n\n').replace(/<[^>]*>/g, '');
  return unescapeHtml(text).trim();
}

/** Returns the names of a documented page, by which readers look for its API as well. */
export type NamesOf = (permalink: string) => readonly string[];

type Row = Pick<PropApi, 'name' | 'anchor' | 'descriptionHtml'>;

const summaryOf = (html = '') => plainSummary(htmlToText(html));

function entryOf(kind: PageEntry['kind'], { name, anchor, descriptionHtml }: Row): PageEntry {
  return { kind, name, anchor, text: summaryOf(descriptionHtml) };
}

/** Returns the API page of a component, with its props, slots, and CSS classes. */
export function componentPage(api: ComponentApi, path: string, namesOf: NamesOf): SearchPage {
  const slotAnchors = new Set(api.slots.map(({ anchor }) => anchor));
  return {
    kind: 'api',
    title: `${api.name} API`,
    path,
    aliases: api.demos.flatMap(({ href }) => namesOf(href)),
    text: summaryOf(api.descriptionHtml),
    entries: [
      ...api.props.map((prop) => entryOf('prop', prop)),
      ...api.slots.map((slot) => entryOf('slot', slot)),
      ...api.classes
        .filter(({ anchor }) => !slotAnchors.has(anchor))
        // The full class name contains the key: `AcmeButton-colorPrimary`.
        .map((item) => entryOf('class', { ...item, name: item.className })),
    ],
  };
}

/** Returns the API page of an interface or a hook, with its members. */
export function symbolPage(symbol: SymbolApi, path: string, namesOf: NamesOf): SearchPage {
  return {
    kind: 'api',
    title: `${symbol.name} API`,
    path,
    aliases: symbol.demos.flatMap(({ href }) => namesOf(href)),
    text: summaryOf(symbol.descriptionHtml),
    entries: symbol.sections.flatMap(({ members }) =>
      members.map((member) => entryOf('prop', member)),
    ),
  };
}

/** Returns a hook that is described in a tab, with its parameters and return values. */
export function hookPage(hook: HookApi, path: string): SearchPage {
  return {
    kind: 'api',
    title: `${hook.name} API`,
    path,
    aliases: [],
    text: summaryOf(hook.descriptionHtml),
    entries: [...hook.parameters, ...hook.returnValue].map((member) => entryOf('prop', member)),
  };
}

/** The page that lists errors by their codes (src/pages/production-error.tsx). */
const PATH = '/production-error';

/** The labels of its title and of the heading above the list, with their English texts. */
const LABELS = {
  'productionError.title': 'Production error',
  'productionError.codes.title': 'Codes of minified errors',
} as const;

/**
 * Returns the page that explains the codes of errors, with an entry for each. Its names are the texts that
 * the library prints: readers search for the message, or for its code.
 */
export function errorPage(
  errors: readonly CatalogueError[],
  translations: Readonly<Record<string, string>>,
): SearchPage {
  const [title = '', ...aliases] = Object.entries(LABELS).map(
    ([id, text]) => translations[id] ?? text,
  );
  return {
    kind: 'page',
    title,
    path: PATH,
    aliases: [...new Set([...aliases, ...Object.values(LABELS)])],
    text: aliases.join(' '),
    entries: errors.map(({ code, anchor, message }) => ({
      kind: 'error',
      name: `${LIBRARY.errors?.name}${code}`,
      anchor,
      text: message.replace(/\s+/g, ' '),
    })),
  };
}
