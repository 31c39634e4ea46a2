import type { Frame, Page } from 'playwright-core';
import { axeViolations } from './axe';
import type { AxeOptions } from './axe';

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
