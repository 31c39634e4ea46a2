const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** The space and the marks that components print themselves, or that readers type on many keyboards. */
const COMMON = [...'\u00a0–—‘’“”…•·©€£'];

/**
 * Returns the characters that demos need in their fonts, in the order of their code points: ASCII, common
 * marks, and all others in the demos' code.
 */
export function charactersOf(sources: readonly string[]): string[] {
  const others = sources.flatMap((source) => source.match(/[^\0-\x7f]/gu) ?? []);
  return [...new Set([...ASCII, ...COMMON, ...others])].sort(
    (a, b) => Number(a.codePointAt(0)) - Number(b.codePointAt(0)),
  );
}
