/** Types of at least this many characters are shortened: some list every CSS color. */
const LONG_TYPE = 240;

/** What ends a member of a union or of an object. */
const ENDS = / \||;/g;

function onOneLine(type: string): string {
  return type.replace(/\s+/g, ' ');
}

function lastEnd(text: string): number {
  const end = [...text.matchAll(ENDS)].at(-1);
  return end ? end.index + end[0].length : 0;
}

/** Puts a type on one line. A long one ends after its first members. */
export function shorten(type: string): string {
  const line = onOneLine(type);
  if (line.length < LONG_TYPE) {
    return line;
  }
  const start = line.slice(0, LONG_TYPE);
  return `${start.slice(0, lastEnd(start) || LONG_TYPE)} …`;
}

/** Shortens two types so that one sees how they differ: without their first members if these are equal. */
export function shortenBoth(before: string, after: string): [before: string, after: string] {
  if (shorten(before) !== shorten(after)) {
    return [shorten(before), shorten(after)];
  }
  const [then, now] = [onOneLine(before), onOneLine(after)];
  const difference = [...then].findIndex((character, index) => character !== now[index]);
  const start = lastEnd(then.slice(0, difference < 0 ? then.length : difference));
  return [`…${shorten(then.slice(start))}`, `…${shorten(now.slice(start))}`];
}
