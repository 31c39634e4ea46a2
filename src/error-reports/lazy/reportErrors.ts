import { mainScript } from '@component-docs/static-pages/browser/mainScript';
import { describeError } from './describeError';
import type { ErrorPlace } from './describeError';

/** How many different errors of one page load are reported. */
const MAX_REPORTS = 5;

function placeOnScreen(): ErrorPlace {
  return {
    origin: window.location.origin,
    page: window.location.pathname,
    version: mainScript()?.hash ?? '',
    language: document.documentElement.lang,
  };
}

/**
 * Sends a report of each error that nothing else has handled, as JSON, without waiting for an answer.
 * Reports are few, and the same one is sent once.
 *
 * @param early what was thrown before
 */
export function reportErrors(address: string, early: readonly unknown[]): void {
  const sent = new Set<string>();
  const report = (thrown: unknown) => {
    const body = JSON.stringify(describeError(thrown, placeOnScreen()));
    if (body !== 'null' && sent.size < MAX_REPORTS && !sent.has(body)) {
      sent.add(body);
      navigator.sendBeacon(address, body);
    }
  };
  early.forEach(report);
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
