import type { ReactElement } from 'react';

/**
 * The browser's version of `renderIsland.server.ts`, which replaces this module in the server
 * bundle (plugins/static-pages/node/islands). In the browser, the markup is already in the page, so nothing
 * is rendered, and `react-dom/server` isn't in the client bundle.
 */
export function renderIsland(_id: string, _element: ReactElement): string {
  return '';
}
