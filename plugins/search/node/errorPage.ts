import type { SearchPage } from '../shared/types';
import type { CatalogueError } from '@component-docs/api-reference/node/errors/readErrors';

/** The page that lists errors by their codes (src/pages/production-error.tsx). */
const PATH = '/production-error';

/** The labels of its title and of the heading above the list, with their English texts. */
const LABELS = {
  'productionError.title': 'Production error',
  'productionError.codes.title': 'Codes of minified errors',
} as const;

/**
 * Returns the page that explains the codes of errors, with an entry for each. Its names are what the
 * library prints: readers search for the message, or for its code.
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
      name: `Minified MUI error #${code}`,
      anchor,
      text: message.replace(/\s+/g, ' '),
    })),
  };
}
