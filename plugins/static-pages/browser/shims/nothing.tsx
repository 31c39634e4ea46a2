import type { ReactNode } from 'react';

/**
 * Replaces components that only render into `<head>`: in the browser, a page's head is part of its
 * HTML (`plugins/static-pages/browser/pages/syncHead.ts`).
 */
export default function Nothing(): null {
  return null;
}

/*
 * The names in place of react-helmet-async: it would remove the server's elements from `<head>`, because
 * nothing in the browser renders them.
 */

export { Nothing as Helmet };

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/*
 * The names in place of prism-react-renderer: only what the classic theme's start-up code accesses, because
 * code is highlighted at build.
 */

export const Prism = { languages: {} };
export const themes = {};
