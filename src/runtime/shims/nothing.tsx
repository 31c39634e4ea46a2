/**
 * Replaces components that only print into `<head>`: in the browser, a page's head comes with its
 * HTML (`src/runtime/pages/syncHead.ts`).
 */
export default function Nothing(): null {
  return null;
}
