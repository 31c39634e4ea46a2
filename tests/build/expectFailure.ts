import type { SiteCopy } from './siteCopy';

/** Builds a spoiled site, and expects the build to fail and its output to contain each message. */
export async function expectFailure(
  site: SiteCopy,
  ...messages: readonly (string | RegExp)[]
): Promise<void> {
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  for (const message of messages) {
    if (typeof message === 'string') {
      expect(output).toContain(message);
    } else {
      expect(output).toMatch(message);
    }
  }
  // Faults are listed without stacks, whose lines start with "at".
  expect(output).not.toMatch(/^ +at /m);
}

/** Returns the first line that contains a text, from 1; 0 if none does. */
export function lineOf(content: string, text: string): number {
  return content.split('\n').findIndex((line) => line.includes(text)) + 1;
}
