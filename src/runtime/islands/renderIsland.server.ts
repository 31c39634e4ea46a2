import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders an island on its own, apart from the page around it, so that the browser can hydrate it
 * on its own too. The id prefixes what `useId` gives (React's `identifierPrefix`), which keeps ids
 * unique on the page and equal on both sides.
 */
export function renderIsland(id: string, element: ReactElement): string {
  return renderToString(element, { identifierPrefix: id });
}
