/** Returns a text as nginx reads it. */
export const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Returns a table that nginx looks up by its first match: exact values before expressions. */
export function map(source: string, target: string, lines: readonly (readonly [string, string])[]) {
  const body = lines.map(([key, value]) => `  ${key} ${quote(value)};`);
  return [`map ${source} ${target} {`, ...body, '}'].join('\n');
}

/** Returns an expression as a key of a table. */
export const expression = (pattern: string) => quote(`~${pattern}`);

/** Converts the paths of a rule to an expression: exact paths, or prefixes that end with `*`. */
export function expressionOf(paths: readonly string[]): string {
  const escaped = paths.map((path) =>
    path.replace(/[.\\+?^$()[\]{}|]/g, '\\$&').replace(/\*$/, '.*'),
  );
  return `^(?:${escaped.join('|')})$`;
}
