/** In the browser islands share Emotion's own cache; see `pageStyles.server.ts`. */
export function createPageStyles(): undefined {
  return undefined;
}
