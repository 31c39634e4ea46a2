import type { ExtractedType } from '../reference/model/component';
import { depthsOf, splitOutside } from './brackets';

/** `type Getter<R, V> = (value: V, row: R) => V;` */
interface FunctionType {
  parameters: string[];
  text: string;
}

/** Takes a declaration; a type that stands on several lines is better known by its name. */
function functionType(definition: string): FunctionType | undefined {
  const [, parameters = '', text = ''] =
    /^type \w+(?:<(.*?)>)? = ([(<].*);$/.exec(definition) ?? [];
  if (splitOutside(text, / => /g).length === 1) {
    return undefined;
  }
  const names = splitOutside(parameters, /, /g).flatMap((one) => /^\w+/.exec(one)?.[0] ?? []);
  return { parameters: names, text };
}

/** A function with its type parameters filled in; those without an argument keep their names. */
function fill({ parameters, text }: FunctionType, args: readonly string[]): string {
  return text.replace(/\b\w+\b(?!\??:)/g, (word) => args[parameters.indexOf(word)] ?? word);
}

/** The arguments at the beginning of `<A, B> | C`, and how many characters they take. */
function argumentsAt(text: string): { args: string[]; length: number } {
  if (!text.startsWith('<')) {
    return { args: [], length: 0 };
  }
  const end = depthsOf(text).indexOf(0, 1);
  return { args: splitOutside(text.slice(1, end), /, /g), length: end + 1 };
}

/** A type with one function spelled out, wherever it is named. */
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
 * A type with the functions that it names spelled out. What a callback takes and gives is the same
 * under any name: a release may name what the one before wrote out, or choose another name.
 *
 * @param types the types that may be named, with their declarations
 */
export function spellOutFunctions(type: string, types: readonly ExtractedType[]): string {
  for (const { name, definition = '' } of types) {
    const declared = type.includes(name) ? functionType(definition) : undefined;
    const spelled = declared && spellOut(type, name, declared);
    if (spelled !== undefined && spelled !== type) {
      // Each name once: a function that takes itself would go on for ever.
      return spellOutFunctions(
        spelled,
        types.filter((other) => other.name !== name),
      );
    }
  }
  return type;
}
