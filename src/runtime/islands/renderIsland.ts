import type { ReactElement } from 'react';

/**
 * The browser's half of `renderIsland.server.ts`, which takes this module's place in the server
 * bundle (plugins/bundling/islands): here the markup is in the page already, so nothing is rendered and
 * `react-dom/server` stays out of the client.
 */
export function renderIsland(_id: string, _element: ReactElement): string {
  return '';
}
