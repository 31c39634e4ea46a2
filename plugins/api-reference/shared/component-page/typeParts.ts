/** A part of a type's text. A part with a name is a type that can be linked. */
export interface TypePart {
  text: string;
  name?: string;
}

/** Matches strings, comments, names (`React.ReactNode`), and the text between them. */
const TOKENS = /'[^']*'|`[^`]*`|\/\/.*|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|[^A-Za-z_$'`/]+|./g;

/** A name followed by a colon belongs to a member or a parameter, not to a type. */
const MEMBER = /^\??:/;

/** Splits a type at known names: at `SxProps` in `SxProps[]`, but not in quotes or comments. */
export function typeParts(text: string, isKnown: (name: string) => boolean): TypePart[] {
  const parts: TypePart[] = [];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const last = parts.at(-1);
    if (isKnown(token) && !MEMBER.test(text.slice(index + token.length))) {
      parts.push({ text: token, name: token });
    } else if (last && last.name === undefined) {
      last.text += token;
    } else {
      parts.push({ text: token });
    }
  }
  return parts;
}

/** Returns the known names that a type mentions. */
export function namesIn(text: string, isKnown: (name: string) => boolean): string[] {
  return [...new Set(typeParts(text, isKnown).flatMap(({ name }) => name ?? []))];
}

/**
 * Returns the name and the type parameters of a definition, which aren't linked: `SxProps` and `Theme` in
 * `type SxProps<Theme> = …`.
 */
export function declaredNames(definition: string): string[] {
  const [, name = '', parameters = ''] = /^\w+ ([\w.]+)(?:<([^>]*)>)?/.exec(definition) ?? [];
  return [name, ...parameters.split(', ').map((parameter) => parameter.split(' ', 1)[0] ?? '')];
}
