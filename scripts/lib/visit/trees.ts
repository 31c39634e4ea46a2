import path from 'node:path';
import type { Page } from 'playwright-core';
import { readTrees, pageFolder } from '@component-docs/demos/node/accessibilityTrees';
import type { PageTrees } from '@component-docs/demos/node/accessibilityTrees';

const ROOT = path.resolve(__dirname, '../../..');

/** Demos of the page, in the styling that is shown. */
const DEMOS = '[data-island-module="demo"] [data-island]:not([data-island-module])';

const NOTHING = '- text: ""';

/** Reads the accessibility trees of all running demos of a page, by the demo's name. */
export async function readShownTrees(page: Page): Promise<Map<string, string>> {
  const trees = new Map<string, string>();
  for (const demo of await page.locator(DEMOS).all()) {
    const name = await demo.getAttribute('data-island');
    if (name !== null && (await demo.isVisible())) {
      trees.set(name, (await demo.ariaSnapshot()) || NOTHING);
    }
  }
  return trees;
}

/**
 * Reads the recorded accessibility trees of a page's demos, as an option of its visit. English pages have
 * them; their translations show the same demos, with the libraries' own texts in another language.
 *
 * @param sitePath the page's path
 */
export async function recordedTrees(sitePath: string): Promise<{ trees?: PageTrees }> {
  const folder = pageFolder(sitePath);
  return folder === undefined ? {} : { trees: await readTrees(ROOT, folder) };
}

/** Returns the lines that only one of two trees has: removed ones after `-`, added ones after `+`. */
function differingLines(before: string, after: string): string {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const lines = [
    ...a.filter((line) => !b.includes(line)).map((line) => `- ${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+ ${line}`),
  ];
  return lines.length > 0 ? lines.join('\n') : `The order is now:\n${after}`;
}

/**
 * Compares the trees of a page's demos with the recorded ones. Returns a message for each that differs,
 * with the lines that do.
 *
 * @param page the page's path, as the command that records takes it
 */
export function treeProblems(
  page: string,
  recorded: PageTrees,
  shown: ReadonlyMap<string, string>,
): string[] {
  const fix = `If this is intended, run: npm run record -- trees ${page}`;
  const changed = [...shown].flatMap(([name, tree]) => {
    const known = recorded.get(name);
    if (known === undefined) {
      return [
        `The accessibility tree of ${name} isn't recorded. Run: npm run record -- trees ${page}`,
      ];
    }
    return known === null || known === tree
      ? []
      : [`The accessibility tree of ${name} has changed:\n${differingLines(known, tree)}\n${fix}`];
  });
  const gone = [...recorded.keys()]
    .filter((name) => !shown.has(name))
    .map(
      (name) => `${name} has a recorded accessibility tree, but the page doesn't show it. ${fix}`,
    );
  return [...changed, ...gone];
}

/** Elements that may hide the rest of the page while they are open: the popups of modals. */
const POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Checks that screen readers can read the page while no popup is open: axe says nothing about content that a
 * demo has hidden from them. Returns a message when they can't.
 */
export function hiddenProblems(page: Page): Promise<string[]> {
  return page.evaluate((popups) => {
    const hidden = document.querySelector('main')?.closest('[aria-hidden="true"], [inert]');
    const isOpen = [...document.querySelectorAll(popups)].some(
      (popup) => !hidden?.contains(popup) && popup.checkVisibility({ visibilityProperty: true }),
    );
    return hidden && !isOpen
      ? [`${(hidden.cloneNode() as Element).outerHTML} hides the page, but no popup is open.`]
      : [];
  }, POPUPS);
}
