import { createHash } from 'node:crypto';

/** A content hash in the name of a built file: `main.19ecb477.js`. */
const NAME_HASH = /([\w~-])\.[0-9a-f]{8}\.(?=[a-z]\w+)/g;
/** A content hash in the runtime's table of chunks: `"demo-root":"a01ed098"`. */
const TABLE_HASH = /:"[0-9a-f]{8}"/g;

/** When git knows a page's last change, which it doesn't before the change is committed. */
const LAST_UPDATED = /<span class=theme-last-updated>.*?<\/span>/s;

/** Returns whether a built file is the bundler's runtime, which holds the table of chunks. */
export const isRuntime = (name: string): boolean => name.includes('runtime~main.');

/**
 * Removes content hashes from the text of a built file. They change with the files that they name,
 * whose content counts only for the pages that load them.
 */
function withoutHashes(name: string, text: string): string {
  const named = text.replace(NAME_HASH, '$1.');
  return isRuntime(name) ? named.replace(TABLE_HASH, ':""') : named;
}

/** Hashes texts with their names, in the order of the names; content hashes don't count. */
export function hashFiles(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  const normalized = [...files].map(
    ([name, text]) => [name.replace(NAME_HASH, '$1.'), withoutHashes(name, text)] as const,
  );
  for (const [name, text] of normalized.sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\0${name}\0`).update(text);
  }
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Splits the HTML of a built page into its own content and what it has in common with others: the head,
 * the header, the navigation, and the footer. The date of the last change is in neither.
 */
export function splitHtml(html: string): { own: string; frame: string } {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return {
    own: html.slice(start, end).replace(LAST_UPDATED, ''),
    frame: html.slice(html.indexOf('<body'), start) + html.slice(end),
  };
}

/**
 * Returns the kind of a built page: pages with the same classes and the same parts that run in the
 * browser look and behave alike, except for their content.
 */
export function kindOf(html: string): string {
  const [, tag = ''] = /^[^<]*<!doctype html><html([^>]*)>/i.exec(html) ?? [];
  const modules = html.matchAll(/ data-island-module="?([\w-]+)/g);
  const isReference = /docs-doc-id-[\w/]*api\//.test(tag) ? 'api' : '';
  return [
    tag.replace(/ docs-doc-id-[^" ]+/, ''),
    isReference,
    ...[...new Set([...modules].map(([, name = '']) => name))].sort(),
  ].join(' ');
}
