import type { ReactNode } from 'react';

/**
 * Replaces react-helmet-async in the browser: it would take out of `<head>` what the server printed
 * for the page, because nothing in the browser renders it.
 */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

export function Helmet(): null {
  return null;
}
