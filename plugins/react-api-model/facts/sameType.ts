/** Returns the bracket depth of each character in a type. A bracket has the depth of the text around it. */
export function depthsOf(type: string): number[] {
  let depth = 0;
  return type.split('').map((character, index) => {
    const isArrow = character === '>' && type[index - 1] === '=';
    if ('<({['.includes(character)) {
      depth += 1;
      return depth - 1;
    }
    if ('>)}]'.includes(character) && !isArrow) {
      depth -= 1;
    }
    return depth;
  });
}

/**
 * Splits a type at separators that are outside all brackets.
 *
 * @param separator a global regular expression
 */
export function splitOutside(type: string, separator: RegExp): string[] {
  const depths = depthsOf(type);
  const cuts = [...type.matchAll(separator)].filter(({ index }) => depths[index] === 0);
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((start, part) => type.slice(start, cuts[part]?.index));
}

/** Type arguments that add nothing: `any`, and types that a type parameter accepts anyway. */
const FILLER = String.raw`(?:any|GridValidRowModel|React\.ElementType)`;

/** A list of such arguments alone, or the end of a list. */
const ENDS = new RegExp(String.raw`(?<=\w)<${FILLER}(?:, ${FILLER})*>|(?:, ${FILLER})+(?=>)`, 'g');

/** The same in front of other arguments. */
const STARTS = /(?<=\w<)GridValidRowModel(?=, )/g;

/** The props of an element that is passed: React 19's types call them unknown. */
const ELEMENT_PROPS = /(?<=\bReactElement<)unknown\b/g;

/** `Partial` around the type of an object's member. */
const PARTIAL_MEMBER = /(?<=\w\?: )Partial<([\w.]+)>/g;

/**
 * Returns a type without parts that add little: type arguments that accept anything, and `Partial`
 * around the types of optional members, most of which are props.
 */
function withoutFillers(type: string): string {
  const shorter = type
    .replace(PARTIAL_MEMBER, '$1')
    .replace(ELEMENT_PROPS, 'any')
    .replace(STARTS, 'any')
    .replace(ENDS, '');
  return shorter === type ? type : withoutFillers(shorter);
}

/** Normalizes the text between two brackets: members or parameters, each with its own type. */
function inside(text: string): string {
  return splitOutside(text, /[,;]\s*/g)
    .map((part) => {
      const [, name = '', type = ''] = /^(\s*[\w']+\??: )?(.*)$/s.exec(part) ?? [];
      return name + canonicalType(type);
    })
    .join(', ');
}

/** Returns a type with the members of every union sorted, at any depth. */
export function canonicalType(type: string): string {
  const members = splitOutside(type, / \| /g);
  if (members.length > 1) {
    return members.map(canonicalType).sort().join(' | ');
  }
  const depths = depthsOf(type);
  const brackets = [...type.matchAll(/[<({[\])}]|(?<!=)>/g)].filter(
    ({ index }) => depths[index] === 0,
  );
  const edges = [-1, ...brackets.map(({ index }) => index), type.length];
  return edges
    .slice(1)
    .map((end, piece) => {
      const text = type.slice((edges[piece] ?? 0) + 1, end);
      return (piece % 2 === 1 ? inside(text) : text) + type.slice(end, end + 1);
    })
    .join('');
}

/** Returns `X` for `Partial<X>`: whether all members are optional says little about a prop. */
function withoutPartial(type: string): string {
  const [, inner] = /^Partial<(.*)>$/s.exec(type) ?? [];
  return inner !== undefined && depthsOf(type).indexOf(0, 8) === type.length - 1 ? inner : type;
}

/** Returns whether two types differ only in the name of the type parameter `T`. */
function differsInParameter(before: string, after: string): boolean {
  const [then, now] = [before.split(/\b/), after.split(/\b/)];
  const names = new Set(now.filter((word, index) => word !== then[index]));
  const [name = ''] = names;
  return (
    names.size === 1 &&
    then.every((word, index) => now[index] === (word === 'T' ? name : word)) &&
    then.length === now.length
  );
}

/**
 * Returns whether two types are equal, ignoring the order of union members, `Partial`, the names of
 * type parameters, and type arguments that accept anything.
 */
export function sameType(before: string, after: string): boolean {
  const plain = (type: string) => withoutFillers(withoutPartial(type));
  const [then, now] = [plain(before), plain(after)];
  return (
    then === now || canonicalType(then) === canonicalType(now) || differsInParameter(then, now)
  );
}

/** The members that a union of types gained and lost. */
interface TypeDiff {
  gained: string[];
  lost: string[];
}

/** Returns the members of a union. A function's result isn't split: `() => A | B` is one. */
function membersOf(type: string): string[] {
  const isFunction = splitOutside(type, /=>/g).length > 1;
  return (isFunction ? [type] : splitOutside(type, / \| /g)).map((member) => member.trim());
}

/**
 * Returns the difference of two types that are unions with a common member, so that only the changes need to
 * be shown. Returns undefined for types that have nothing in common.
 */
export function typeDiff(before: string, after: string): TypeDiff | undefined {
  const [then, now] = [membersOf(before), membersOf(after)];
  const known = (members: readonly string[]) => new Set(members.map(canonicalType));
  const [knownThen, knownNow] = [known(then), known(now)];
  const gained = now.filter((member) => !knownThen.has(canonicalType(member)));
  const lost = then.filter((member) => !knownNow.has(canonicalType(member)));
  return gained.length < now.length ? { gained, lost } : undefined;
}
