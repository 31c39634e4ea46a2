/**
 * Stops the build when there are faults, with all of them in one message.
 *
 * Takes what is wrong in a few words, and one line a fault: file, line, what, and the mend.
 */
export function failWith(summary: string, faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(`${summary}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
