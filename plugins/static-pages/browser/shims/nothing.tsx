/**
 * Replaces components that only render into `<head>`: in the browser, a page's head is part of its
 * HTML (`plugins/static-pages/browser/pages/syncHead.ts`).
 */
export default function Nothing(): null {
  return null;
}
