import type { ExtractedType } from '../model/extracted';
import { depthsOf, splitOutside } from './sameType';

/** `type Getter<R, V> = (value: V, row: R) => V;` */
interface FunctionType {
  parameters: string[];
  text: string;
}

/**
 * Parses the declaration of a function type. Returns undefined for other types, and for a
 * declaration of several lines, which is easier to recognize by its name.
 */
function functionType(definition: string): FunctionType | undefined {
  const [, parameters = '', text = ''] =
    /^type \w+(?:<(.*?)>)? = ([(<].*);$/.exec(definition) ?? [];
  if (splitOutside(text, / => /g).length === 1) {
    return undefined;
  }
  const names = splitOutside(parameters, /, /g).flatMap((one) => /^\w+/.exec(one)?.[0] ?? []);
  return { parameters: names, text };
}

/** Replaces a function's type parameters with arguments; those without one keep their names. */
function fill({ parameters, text }: FunctionType, args: readonly string[]): string {
  return text.replace(/\b\w+\b(?!\??:)/g, (word) => args[parameters.indexOf(word)] ?? word);
}

/** Parses type arguments at the start of `<A, B> | C`, with their length in characters. */
function argumentsAt(text: string): { args: string[]; length: number } {
  if (!text.startsWith('<')) {
    return { args: [], length: 0 };
  }
  const end = depthsOf(text).indexOf(0, 1);
  return { args: splitOutside(text.slice(1, end), /, /g), length: end + 1 };
}

/** Replaces every reference to one function type with its definition. */
function spellOut(type: string, name: string, declared: FunctionType): string {
  const found = new RegExp(`(?<!['.\\w])${name}(?!['.\\w])`).exec(type);
  if (!found) {
    return type;
  }
  const before = type.slice(0, found.index);
  const { args, length } = argumentsAt(type.slice(found.index + name.length));
  const after = type.slice(found.index + name.length + length);
  const text = fill(declared, args);
  const isPart = /[|&] $/.test(before) || /^( [|&]|\[)/.test(after);
  return before + (isPart ? `(${text})` : text) + spellOut(after, name, declared);
}

/**
 * Writes out the function types that a type names. A callback's parameters and result are the same
 * under any name: one release may name a function type that the previous one wrote out, or rename
 * it.
 *
 * @param types the types that may be named, with their declarations
 */
export function spellOutFunctions(type: string, types: readonly ExtractedType[]): string {
  for (const { name, definition = '' } of types) {
    const declared = type.includes(name) ? functionType(definition) : undefined;
    const spelled = declared && spellOut(type, name, declared);
    if (spelled !== undefined && spelled !== type) {
      // Each name is replaced once: a function that refers to itself would never end.
      return spellOutFunctions(
        spelled,
        types.filter((other) => other.name !== name),
      );
    }
  }
  return type;
}
