/** A piece of a type's text; one with a name stands for a type that can be looked up. */
export interface TypePart {
  text: string;
  name?: string;
}

/** Strings, names (`React.ReactNode`), and whatever is between them. */
const TOKENS = /'[^']*'|`[^`]*`|\/\/.*|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|[^A-Za-z_$'`/]+|./g;

/** A name that is followed by a colon names a member or a parameter, not a type. */
const MEMBER = /^\??:/;

/**
 * Splits a type as it is shown at the names that `isKnown` knows: `Partial<SxProps>[]` at `SxProps`.
 * Text in quotes, comments, and names of members stay text.
 */
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

/** The names that a type mentions, of those that `isKnown` knows. */
export function namesIn(text: string, isKnown: (name: string) => boolean): string[] {
  return [...new Set(typeParts(text, isKnown).flatMap(({ name }) => name ?? []))];
}

/**
 * The name and the parameters of a definition: in `type SxProps<Theme> = …` neither is anything to
 * look up.
 */
export function declaredNames(definition: string): string[] {
  const [, name = '', parameters = ''] = /^\w+ ([\w.]+)(?:<([^>]*)>)?/.exec(definition) ?? [];
  return [name, ...parameters.split(', ').map((parameter) => parameter.split(' ', 1)[0] ?? '')];
}
