import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders an island separately from the page around it, so that the browser can hydrate it
 * separately too. The id prefixes the ids that `useId` returns (React's `identifierPrefix`), which
 * keeps them unique on the page and identical on server and client.
 */
export function renderIsland(id: string, element: ReactElement): string {
  return renderToString(element, { identifierPrefix: id });
}
