import { readReaderThemes } from '@component-docs/preferences/shared/readerTheme';
import { MODE_KEY } from '@component-docs/preferences/shared/theme/readTheme';
import { parseLook, shownMode } from './look';
import type { Look } from './look';

/** The attribute of the document that styles of both modes look for. */
export const MODE_ATTRIBUTE = 'data-mode';

function readersMode(): string | null {
  try {
    return localStorage.getItem(MODE_KEY);
  } catch {
    return null; // Storage is blocked.
  }
}

/**
 * Returns the query with a template's look: the document's own, or the query of the document with its frame.
 */
function lookQuery(view: Window): string {
  try {
    return view.location.search || view.parent.location.search;
  } catch {
    return view.location.search; // The frame is on another site.
  }
}

/** Reads from the address how a template is shown, in its frame or alone. */
export function readLook(): Look {
  const { pathname } = window.location;
  return parseLook(lookQuery(window), {
    mode: readersMode(),
    // The address of a template names its product.
    usesTheme: Object.entries(readReaderThemes()).some(
      ([product, { isUsed }]) => isUsed && pathname.includes(`/${product}/`),
    ),
  });
}

export const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Marks the document with the mode of a look. */
export function paintMode(look: Look): void {
  document.documentElement.setAttribute(MODE_ATTRIBUTE, shownMode(look, darkSystem().matches));
}
