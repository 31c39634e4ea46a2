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

/** Returns the problems that axe finds in one frame, each with the name of the frame. */
async function violationsIn(frame: Frame, only: AxeOptions['only']): Promise<string[]> {
  const name = await (await frame.frameElement()).getAttribute('title');
  const violations = await axeViolations(frame, { only, without: only ? [] : DOCUMENT_RULES });
  return violations.map((violation) => `${name}: ${violation}`);
}

/**
 * Checks the documents of a page's frames, in which demos run, with axe. Each frame has its own document, which a
 * check of the page leaves out. What their consoles say belongs to the page.
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
