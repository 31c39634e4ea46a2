/**
 * Rules by subject. Each names the tests that prove it: files below tests/, with the titles of their
 * tests as the file writes them.
 */
export type Rules = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
>;
