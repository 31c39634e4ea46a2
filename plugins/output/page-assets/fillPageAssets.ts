import type { PageChunks } from '../../../src/runtime/page-chunks/loadPageChunk';
import type { ChunkFiles } from '../../bundling/page-chunks/chunkFiles';

/** Attributes of the printed HTML: page modules and parts of the site that the page needs. */
const MODULES = /\sdata-chunks=(?:"([^"]+)"|([^\s>]+))/g;
const STYLES = /\sdata-styles=(?:"([^"]+)"|([^\s>]+))/g;

/** The end of a page's content: the table goes with it when the page is shown by a link. */
const CONTENT_END = '</div><template data-page-end';
const HEAD_END = '</head>';

function valuesOf(html: string, attribute: RegExp): string[] {
  const values = [...html.matchAll(attribute)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(' '),
  );
  return [...new Set(values)].sort();
}

function pick<Value>(
  table: Readonly<Record<string, Value>>,
  names: readonly string[],
): [string, Value][] {
  return names.map((name) => {
    const value = table[name];
    if (value === undefined) {
      throw new Error(
        `a page needs "${name}", but the bundler has made ${Object.keys(table).join(', ')}.`,
      );
    }
    return [name, value];
  });
}

function moduleTable(modules: PageChunks): string {
  const json = JSON.stringify(modules).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-page-chunks>${json}</script>`;
}

/**
 * Adds to a page's HTML the names of the files that only some pages need: chunks of its modules, and
 * the style sheets of its part of the site.
 *
 * Throws when a page needs what the bundler hasn't made.
 */
export function fillPageAssets(
  html: string,
  { modules, styles }: ChunkFiles,
  baseUrl: string,
): string {
  const wanted = Object.fromEntries(pick(modules, valuesOf(html, MODULES)));
  const sheets = pick(styles, valuesOf(html, STYLES));
  const links = sheets.map(
    ([part, file]) => `<link rel="stylesheet" href="${baseUrl}${file}" data-part="${part}">`,
  );
  const end = html.lastIndexOf(CONTENT_END);
  const withTable =
    Object.keys(wanted).length > 0 && end >= 0
      ? `${html.slice(0, end)}${moduleTable(wanted)}${html.slice(end)}`
      : html;
  return links.length > 0 ? withTable.replace(HEAD_END, `${links.join('')}${HEAD_END}`) : withTable;
}
