/**
 * Returns undefined in the browser, where islands share Emotion's default cache; see
 * `pageStyles.server.ts`.
 */
export function createPageStyles(): undefined {
  return undefined;
}
