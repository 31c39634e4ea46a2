import axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { settleAnimations } from './settle';

/** Rules by the facts that their result depends on. */
const RULES = {
  colors: ['color-contrast', 'link-in-text-block'],
  targets: ['target-size'],
};

export interface AxeOptions {
  /** Selector of the part to check; the whole page by default. */
  within?: string;
  /** Checks only rules that depend on colors, or on the size of targets. All rules are checked by default. */
  only?: keyof typeof RULES;
  /** Rules to leave out. */
  without?: readonly string[];
}

/**
 * Elements of libraries that fail a rule on any page, by rule. In the Data Grid: the badge of the button
 * "Filters" has a "0" that can't be seen but counts as its text, an overlay is a child of the element with the
 * role grid, and the progress in an overlay has no name. A narrow footer scrolls, and has nothing to focus while
 * all rows are on one page. Above columns without a group are headers without a text. The German locale names the
 * button for columns differently from its text. In Toolpad Core: headings, dividers, and open groups are children
 * of the sidebar's list.
 */
const LIBRARY_FAULTS: Readonly<Record<string, string>> = {
  'label-content-name-mismatch':
    '.MuiDataGrid-toolbarContainer button:has(.MuiBadge-root), [lang="de"] .MuiDataGrid-toolbarContainer button',
  'empty-table-header': '.MuiDataGrid-columnHeader--emptyGroup',
  'aria-required-children': '.MuiDataGrid-main',
  list: 'nav:is([aria-label="Phone"], [aria-label="Tablet"], [aria-label="Desktop"]) > ul',
  'aria-progressbar-name': '.MuiDataGrid-overlay [role="progressbar"]',
  'scrollable-region-focusable': '.MuiDataGrid-footerContainer > .MuiTablePagination-root',
};

function describeViolation({ id, impact, help, nodes }: Result): string {
  const places = nodes.map(
    (node) => `  ${node.target.join(' ')}\n    ${node.failureSummary?.replace(/\n/g, '\n    ')}`,
  );
  return [`${id} (${impact}): ${help}`, ...places].join('\n');
}

/**
 * Checks a page or a frame of it in its current state with all rules of axe, best practices too, and the size of targets
 * (WCAG 2.5.8), which axe leaves out by default, and returns a message per violation. The page must be
 * allowed to run JavaScript.
 */
export async function axeViolations(
  page: Page | Frame,
  { within = 'html', only, without = [] }: AxeOptions = {},
): Promise<string[]> {
  await settleAnimations(page);
  // Evaluated in the page's own world: a policy could refuse a script element.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  // Passes and incomplete results would only be sent to this process to be dropped.
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Only rules about media and screen orientation read them, which this site doesn't have.
    preload: false,
    // Each frame is checked alone, because its own rules apply to it.
    iframes: false,
    // A selector may find nothing, or another element, once the page has changed: data has loaded.
    elementRef: true,
    rules: {
      ...(only ? {} : { 'target-size': { enabled: true } }),
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
    ...(only && { runOnly: { type: 'rule', values: RULES[only] } }),
  };
  const violations = await page.evaluate(
    async ([root, run, faults]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const found = await inPage.run(root, run);
      const covered = new Set<unknown>();
      // The header covers half of a target by where the page happens to be scrolled.
      for (const { element } of found.violations.flatMap(({ id, nodes }) =>
        id === 'target-size' ? nodes : [],
      )) {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await inPage.run(element ?? root, {
          runOnly: ['target-size'],
          preload: false,
        });
        if (again.violations.length === 0) {
          covered.add(element);
        }
      }
      // Without named functions: compilers add a helper to named functions, which the page doesn't have.
      return found.violations.map((violation) => ({
        ...violation,
        nodes: violation.nodes
          .filter(({ element }) => {
            const selector = faults[violation.id];
            return selector === undefined || !element?.matches(selector);
          })
          .filter(({ element }) => violation.id !== 'target-size' || !covered.has(element))
          .map((node) => ({ ...node, element: undefined })),
      }));
    },
    [within, options, LIBRARY_FAULTS] as const,
  );
  return violations.filter(({ nodes }) => nodes.length > 0).map(describeViolation);
}

/** Rules about a whole document, which a frame isn't: it shows a part of an app. */
const DOCUMENT_RULES = [
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

/** How browsers write a color that can't be seen. */
const CLEAR = 'rgba(0, 0, 0, 0)';

/**
 * Gives a transparent frame the color that is behind it: axe doesn't see outside of the frame, and would take
 * the background for white.
 */
async function colorBackground(frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  const color = await element.evaluate((start, clear) => {
    for (let at = start as Element | null; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== clear) {
        return backgroundColor;
      }
    }
    return clear;
  }, CLEAR);
  await frame.evaluate(
    ([behind, clear]) => {
      const { documentElement: root } = document;
      root.style.backgroundColor = '';
      if (getComputedStyle(root).backgroundColor === clear) {
        root.style.backgroundColor = behind;
      }
    },
    [color, CLEAR] as const,
  );
}

/**
 * Returns the problems that axe finds in one frame, each with the frame's name; none if the frame isn't
 * shown.
 */
async function violationsIn(frame: Frame, only: AxeOptions['only']): Promise<string[]> {
  const element = await frame.frameElement();
  if (!(await element.isVisible())) {
    return [];
  }
  const name = await element.getAttribute('title');
  await colorBackground(frame);
  const violations = await axeViolations(frame, { only, without: only ? [] : DOCUMENT_RULES });
  return violations.map((violation) => `${name}: ${violation}`);
}

/**
 * Checks the documents of a page's frames, in which demos run, with axe. Each frame has its own document, which a
 * check of the page leaves out. The messages in their consoles belong to the page.
 *
 * @param page all of whose demos run
 * @returns a message per violation
 */
export async function frameViolations(page: Page, only?: AxeOptions['only']): Promise<string[]> {
  const problems: string[] = [];
  for (const frame of page.mainFrame().childFrames()) {
    problems.push(...(await violationsIn(frame, only)));
  }
  return problems;
}
