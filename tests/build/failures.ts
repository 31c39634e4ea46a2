import type { Run } from './siteCopy';

/** A text of an output, or a pattern. */
export type Message = string | RegExp;

/** Expects that a spoiled site failed to load or to build, and returns the output. */
export function failureOf({ code, output }: Run): string {
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

/** Returns the first line that contains a text, from 1; 0 if none does. */
export function lineOf(content: string, text: string): number {
  return content.split('\n').findIndex((line) => line.includes(text)) + 1;
}
