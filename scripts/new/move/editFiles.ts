import ts from 'typescript';
import { parseRecord, printRecord } from '@component-docs/translation-drift/node/readDrift';
import { splitSections } from '@component-docs/translation-drift/node/splitSections';

const LIST = /const MOVED_PAGES\b[^=]*= \[\n[^]*?\n(?=\];)/;

/**
 * Returns the module of redirects with one more, at the end: addresses that earlier rules redirect to the former
 * address go on from there.
 *
 * Throws when the module has no list of moved pages.
 */
export function withRedirect(text: string, from: string, to: string): string {
  if (!LIST.test(text)) {
    throw new Error(
      'content/hosting/redirects.ts: there is no list MOVED_PAGES. Write the list, or add the redirect by hand. Nothing was changed.',
    );
  }
  return text.replace(LIST, (list) => `${list}  ['${from}', '${to}'],\n`);
}

/** The item of a page in the text of a tree. */
interface Item {
  /** Where it starts and ends in the text, with the comma after it. */
  start: number;
  end: number;
  hasChildren: boolean;
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Finds the items of a page in the module of a page tree. */
export function itemsOf(text: string, page: string): Item[] {
  const file = ts.createSourceFile('tree.ts', text, ts.ScriptTarget.Latest, true);
  const items: Item[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const pathname = propertyOf(node, 'pathname');
      if (pathname && ts.isStringLiteral(pathname) && pathname.text === page) {
        const after = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
        const hasChildren = propertyOf(node, 'children') !== undefined;
        items.push({ start: node.getFullStart(), end: node.end + after, hasChildren });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return items;
}

/** Returns the module of a page tree without the items of a page. */
export function withoutItems(text: string, page: string): string {
  return itemsOf(text, page).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

/**
 * Returns the record of a translated page after a change of the English page that needs no translation, such as the
 * address of a link: sections that were up to date still are.
 *
 * Throws, with file and line, when a page isn't valid.
 */
export async function keptRecord(
  record: { file: string; text: string },
  english: { file: string; before: string; after: string },
): Promise<string> {
  const [before, after] = await Promise.all([
    splitSections(english.file, english.before),
    splitSections(english.file, english.after),
  ]);
  const hashes = new Map(after.map(({ id, hash }) => [id, hash]));
  const current = new Map(before.map(({ id, hash }) => [id, hash]));
  const entries = Object.entries(parseRecord(record.file, record.text)).map(([id, hash]) => [
    id,
    current.get(id) === hash ? (hashes.get(id) ?? hash) : hash,
  ]);
  return printRecord(Object.fromEntries(entries) as Record<string, string>);
}
