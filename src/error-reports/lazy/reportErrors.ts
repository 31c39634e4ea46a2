import { mainScript } from '@component-docs/static-pages/browser/pages/fetchPage';

/** The data of an error that is sent: nothing about the reader. */
interface ErrorReport {
  message: string;
  /** The lines of the stack that are in files of the site, with paths in place of addresses. */
  stack: string[];
  /** Path of the page, without query and fragment. */
  page: string;
  /** The release of the site: the hash of its main script. */
  version: string;
  language: string;
}

type ErrorPlace = Omit<ErrorReport, 'message' | 'stack'> & { origin: string };

const MAX_MESSAGE = 300;
const MAX_LINES = 20;

/** Query and fragment of an address, which may hold the reader's input. */
const PRIVATE_PART = /(https?:\/\/[^\s?#'")]*)[?#][^\s'")]*/g;

/** Returns the lines of a stack that are in files of an origin, without queries. */
function ownLines(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .filter((line) => line.includes(`${origin}/`))
    .slice(0, MAX_LINES)
    .map((line) => line.trim().replace(PRIVATE_PART, '$1').replaceAll(origin, ''));
}

/**
 * Returns the report of a thrown value. Returns null for an error from other code, such as an extension's, or
 * a third party's, about which browsers tell nothing.
 */
export function describeError(
  thrown: unknown,
  { origin, ...place }: ErrorPlace,
): ErrorReport | null {
  if (!(thrown instanceof Error)) {
    return null;
  }
  const stack = ownLines(thrown.stack ?? '', origin);
  const message = `${thrown.name}: ${thrown.message}`.replace(PRIVATE_PART, '$1');
  return stack.length > 0 ? { message: message.slice(0, MAX_MESSAGE), stack, ...place } : null;
}

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
 * @param early the values that were thrown before
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
