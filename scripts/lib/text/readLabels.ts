import ts from 'typescript';
import { PLACEHOLDER, joinPieces } from './prose';
import type { Block, Prose } from './prose';

/** Docusaurus' tables explain each label in English under this key. */
const EXPLANATION = 'description';

/** Replaces placeholders such as `{count}`, so that the offsets of the rest stay the same. */
function withoutPlaceholders(text: string): string {
  return text.replace(/\{+[^{}]*\}+/g, (found) => PLACEHOLDER.repeat(found.length));
}

function textsOf(node: ts.Expression, json: ts.JsonSourceFile): Block[] {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) &&
      !(ts.isStringLiteral(property.name) && property.name.text === EXPLANATION)
        ? textsOf(property.initializer, json)
        : [],
    );
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => textsOf(element, json));
  }
  if (!ts.isStringLiteral(node)) {
    return [];
  }
  const offset = node.getStart(json) + 1;
  const text = json.text.slice(offset, node.end - 1);
  return [joinPieces([{ text: withoutPlaceholders(text), offset }])];
}

/**
 * Reads the labels of a JSON file: every text except keys and Docusaurus' explanations.
 *
 * @param file path relative to the site's root
 */
export function readLabels(file: string, content: string): Prose {
  const json = ts.parseJsonText(file, content);
  const blocks = json.statements.flatMap(({ expression }) => textsOf(expression, json));
  return { file, content, blocks: blocks.filter(({ text }) => text !== '') };
}
