import type { ReactNode } from 'react';

/**
 * Replaces react-helmet-async in the browser: it would remove the server's elements from `<head>`,
 * because nothing in the browser renders them.
 */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

export function Helmet(): null {
  return null;
}
