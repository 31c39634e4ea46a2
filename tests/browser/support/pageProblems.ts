import type { Page } from 'playwright-core';
import { takeProblems } from '../../../scripts/lib/visit/watchPage';

export { takeProblems } from '../../../scripts/lib/visit/watchPage';

const allowed = new WeakMap<Page, RegExp>();

/** What the server says of an address without a page, and the browser of its answer. */
export const NOT_FOUND = /404/;

/** Everything but errors that nobody catches. */
export const CAUGHT = /^(?!uncaught)/;

/** Says that the test makes a page complain: what matches doesn't fail it. */
export function allowProblems(page: Page, pattern = /^/): void {
  allowed.set(page, pattern);
}

/** What Chromium says of a page that is looked at for long: it depends on how fast the machine is. */
const LATE = /was preloaded using link preload but not used within a few seconds/;

/** What code that readers write makes the frame complain about. */
const OF_EDITED_CODE = /\/demo-frame:\d+\)$/;

/** Returns what pages have complained about, and neither `takeProblems` nor `allowProblems` has named. */
export const complaintsOf = (pages: readonly Page[]): string[] =>
  pages
    .flatMap((page) => takeProblems(page).filter((line) => !allowed.get(page)?.test(line)))
    .filter((line) => !LATE.test(line) && !OF_EDITED_CODE.test(line));
