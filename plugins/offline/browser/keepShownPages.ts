import { onShownPath } from '@component-docs/static-pages/browser/pages/shownPath';
import type { ShownMessage } from './messages';

/** How long a page may load what it needs at first before the worker is told, in ms. */
const SETTLED_MS = 1500;

/** Returns the site paths of the files that the document has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

/**
 * Tells the worker which pages the reader sees, so that they can be read offline from now on: also the
 * first one, which was loaded before there was a worker.
 */
export function keepShownPages(container: ServiceWorkerContainer): void {
  let timer = 0;
  const tell = () => {
    const path = window.location.pathname;
    const message: ShownMessage = { type: 'shown', path, files: loadedFiles() };
    container.controller?.postMessage(message);
  };
  const tellSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(tell, SETTLED_MS);
  };
  container.addEventListener('controllerchange', tell);
  onShownPath(tellSoon);
  // With what was loaded on use since.
  document.addEventListener('visibilitychange', tell);
  tell();
}
