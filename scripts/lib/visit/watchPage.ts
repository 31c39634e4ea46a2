import type { Page } from 'playwright-core';

interface Watch {
  /** The problems, a line each. */
  problems: string[];
  /** Everything in the console, a line each, together with the problems. */
  lines: string[];
}

const watches = new WeakMap<Page, Watch>();

/**
 * Records a page's console from now on, and its problems: console errors and warnings, uncaught errors,
 * failed requests, and responses from 400 on. A request that the page itself gave up isn't a failure.
 */
export function watchPage(page: Page): void {
  const watch: Watch = { problems: [], lines: [] };
  watches.set(page, watch);
  const addProblem = (line: string) => {
    watch.problems.push(line);
    watch.lines.push(line);
  };
  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    const line = `console.${message.type()}: ${message.text()} (${url}:${lineNumber})`;
    if (message.type() === 'error' || message.type() === 'warning') {
      addProblem(line);
    } else {
      watch.lines.push(line);
    }
  });
  page.on('pageerror', (error) => addProblem(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') {
      addProblem(`request failed: ${request.url()} (${reason})`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      addProblem(`status ${response.status()}: ${response.url()}`);
    }
  });
}

/**
 * Returns the problems of a watched page since it was opened or asked for them last, a line each. Throws an
 * Error when the page isn't watched.
 */
export function takeProblems(page: Page): string[] {
  const watch = watches.get(page);
  if (!watch) {
    throw new Error('This page is not watched: call watchPage first.');
  }
  return watch.problems.splice(0);
}

/** Returns the lines in a page's console and its problems; none if the page isn't watched. */
export function consoleOf(page: Page): readonly string[] {
  return watches.get(page)?.lines ?? [];
}
