import type { Page } from 'playwright-core';

const recorded = new WeakMap<Page, string[]>();

/**
 * Records from now on what goes wrong on a page: console errors and warnings, uncaught errors,
 * failed requests and answers from 400 on. A request the page itself gave up is no failure.
 */
export function watchPage(page: Page): void {
  const problems: string[] = [];
  recorded.set(page, problems);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const { url, lineNumber } = message.location();
      problems.push(`console.${message.type()}: ${message.text()} (${url}:${lineNumber})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') {
      problems.push(`request failed: ${request.url()} (${reason})`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
}

/** What went wrong on a page that `openPage` gave, a line each. */
export function problemsOf(page: Page): readonly string[] {
  const problems = recorded.get(page);
  if (!problems) {
    throw new Error('This page is not watched: open it with openPage, or call watchPage first.');
  }
  return problems;
}

/** Fails when the page complained about anything since it was opened. */
export function expectSilentConsole(page: Page): void {
  expect(problemsOf(page)).toEqual([]);
}
