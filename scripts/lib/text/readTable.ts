import ts from 'typescript';
import type { Block, Prose } from './prose';
import { readMarkdown } from './readMarkdown';

/** A translated text of the API reference. */
interface TableText {
  english: string;
  /** The blocks of the translation. */
  blocks: readonly Block[];
}

/** The translated texts of a package's API reference. */
export interface TableProse extends Prose {
  texts: readonly TableText[];
}

/** An escape sequence or a character of a JSON text. */
const CHARACTER = /\\u[\da-f]{4}|\\?[^]/gi;

/** Returns the offset in the file of each UTF-16 unit of a text. */
function offsetsOf(literal: ts.StringLiteral, json: ts.JsonSourceFile): number[] {
  const offset = literal.getStart(json) + 1;
  const source = json.text.slice(offset, literal.end - 1);
  return [...source.matchAll(CHARACTER)].map(({ index }) => offset + index);
}

function textIn(entry: ts.ObjectLiteralExpression, name: string): ts.StringLiteral | undefined {
  const property = entry.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && ts.isStringLiteral(each.name) && each.name.text === name,
  );
  return property && ts.isStringLiteral(property.initializer) ? property.initializer : undefined;
}

async function readEntry(
  file: string,
  json: ts.JsonSourceFile,
  entry: ts.ObjectLiteralExpression,
): Promise<TableText[]> {
  const english = textIn(entry, 'english');
  const chinese = textIn(entry, 'chinese');
  if (!english || !chinese) {
    return [];
  }
  const offsets = offsetsOf(chinese, json);
  const { blocks } = await readMarkdown(`${file}.md`, chinese.text);
  const inFile = blocks.map((block) => ({
    ...block,
    offsets: block.offsets.map((offset) => offsets[offset] ?? 0),
  }));
  return [{ english: english.text, blocks: inFile }];
}

/**
 * Reads a file of translated texts of the API reference, which are Markdown: the translations, each
 * with its English text. `plugins/api-reference/node/translation` checks the form of the file.
 *
 * @param file path relative to the site's root
 */
export async function readTable(file: string, content: string): Promise<TableProse> {
  const json = ts.parseJsonText(file, content);
  const entries = json.statements
    .flatMap(({ expression }) =>
      ts.isObjectLiteralExpression(expression) ? [...expression.properties] : [],
    )
    .flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)
        ? [property.initializer]
        : [],
    );
  const texts = await Promise.all(entries.map((entry) => readEntry(file, json, entry)));
  return {
    file,
    content,
    blocks: texts.flat().flatMap(({ blocks }) => blocks),
    texts: texts.flat(),
  };
}
