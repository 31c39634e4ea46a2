import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Returns `file:line` of a key in a table of labels. Keys of groups are joined with dots. */
export type LocateKey = (file: string, key: string) => string;

function keyLines(node: ts.Node, json: ts.JsonSourceFile, group: string): [string, number][] {
  if (!ts.isObjectLiteralExpression(node)) {
    return [];
  }
  return node.properties.flatMap((property): [string, number][] => {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) {
      return [];
    }
    const key = group + property.name.text;
    const { line } = json.getLineAndCharacterOfPosition(property.name.getStart(json));
    return [[key, line + 1], ...keyLines(property.initializer, json, `${key}.`)];
  });
}

/** The lines in the last text: callers ask for all keys of a table. */
let last: { text: string; lines: ReadonlyMap<string, number> } | undefined;

function linesIn(text: string): ReadonlyMap<string, number> {
  const json = ts.parseJsonText('labels.json', text);
  const [statement] = json.statements;
  return new Map(statement ? keyLines(statement.expression, json, '') : []);
}

/** Returns the line of a key in a JSON text, from 1; 1 when there is no such key. */
export function lineOfKey(text: string, key: string): number {
  if (last?.text !== text) {
    last = { text, lines: linesIn(text) };
  }
  return last.lines.get(key) ?? 1;
}

/** Returns a function that finds keys in the tables of the site. It reads a table when called. */
export function keyLocator(siteDir: string): LocateKey {
  return (file, key) =>
    `${file}:${lineOfKey(fs.readFileSync(path.join(siteDir, file), 'utf8'), key)}`;
}
