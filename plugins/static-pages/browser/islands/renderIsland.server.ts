import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

const STYLE = '<style data-emotion="[^"]*">[^]*?</style>';
/** Emotion's styles. A root in this one has its own at its beginning already. */
const STYLES = new RegExp(`(<[^<>]* data-island=[^<>]*>(?:${STYLE})+)|${STYLE}`, 'g');

/**
 * Moves the styles that Emotion has printed to the beginning. Emotion prints each style before the first
 * element that uses it, where it would come between two elements that a selector such as `label + .input`
 * needs next to each other.
 */
function stylesFirst(html: string): string {
  const styles: string[] = [];
  const rest = html.replace(STYLES, (match, nested?: string) => {
    if (nested) {
      return match;
    }
    styles.push(match);
    return '';
  });
  return styles.join('') + rest;
}

/**
 * Renders an island separately from the page around it, so that the browser can hydrate it
 * separately too. The id prefixes the ids that `useId` returns (React's `identifierPrefix`), which
 * keeps them unique on the page and identical on server and client.
 */
export function renderIsland(id: string, element: ReactElement): string {
  return stylesFirst(renderToString(element, { identifierPrefix: id }));
}
