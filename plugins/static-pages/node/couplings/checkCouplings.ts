import type { Coupling } from './couplings';

/**
 * Returns a message for each coupling whose other side is gone: what relies on it, and what would
 * happen otherwise.
 *
 * @param read returns the text of a file below `node_modules`, '' for a folder, undefined if it is gone
 */
export function checkCouplings(
  couplings: readonly Coupling[],
  read: (file: string) => string | undefined,
): string[] {
  return couplings.flatMap(({ ours, theirs, contains, otherwise }) => {
    const text = read(theirs);
    if (text !== undefined && (contains === undefined || text.includes(contains))) {
      return [];
    }
    const change =
      text === undefined
        ? `${theirs} is gone`
        : `${theirs} doesn't contain ${JSON.stringify(contains)} any more`;
    return [`${ours}: ${change}. If nothing is done: ${otherwise}`];
  });
}
