import type { SiteCopy } from './siteCopy';

/** A text of an output, or a pattern. */
export type Message = string | RegExp;

/** Builds a spoiled site, which must fail, and returns its output. */
export async function failedBuild(site: SiteCopy): Promise<string> {
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  // Faults are listed without stacks, whose lines start with "at".
  expect(output).not.toMatch(/^ +at /m);
  return output;
}

/** Expects an output to contain each message. */
export function expectMessages(output: string, messages: readonly Message[]): void {
  for (const message of messages) {
    if (typeof message === 'string') {
      expect(output).toContain(message);
    } else {
      expect(output).toMatch(message);
    }
  }
}

/** Builds a spoiled site, and expects the build to fail and its output to contain each message. */
export async function expectFailure(
  site: SiteCopy,
  ...messages: readonly Message[]
): Promise<void> {
  expectMessages(await failedBuild(site), messages);
}

/** Returns the first line that contains a text, from 1; 0 if none does. */
export function lineOf(content: string, text: string): number {
  return content.split('\n').findIndex((line) => line.includes(text)) + 1;
}
