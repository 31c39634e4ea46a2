import type { Page } from 'playwright-core';

/** How long components that measure themselves may take to fit a new width, in ms. */
const REFLOW_MS = 500;

/** Width in CSS pixels below which a page is also checked as on a touch screen. */
const DESKTOP = 900;

/** A font that every system has, and spacing that makes it wider than any font that is used instead of the site's. */
const WIDE_FONT = '* { font-family: sans-serif !important; letter-spacing: 0.04em !important; }';

/** Returns by how many pixels the page can be scrolled sideways. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function overflowProblems(page: Page, situation: string): Promise<string[]> {
  if ((await overflowOf(page)) > 0) {
    await page.waitForTimeout(REFLOW_MS);
  }
  const tooWide = await overflowOf(page);
  return tooWide > 0 ? [`${situation}, the page is ${tooWide} px too wide.`] : [];
}

/** Sets a style sheet, which the page's policy doesn't refuse; an empty one undoes it. */
async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Returns a message for each field that Safari on phones zooms into, except fields of demos and the code editor. */
async function fieldProblems(page: Page): Promise<string[]> {
  const fields = page.locator(
    ':is(textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])):not([data-stage] *, [inert] *, .npm__react-simple-code-editor__textarea)',
  );
  const small = await fields.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ size: getComputedStyle(element).fontSize, html: element.outerHTML }))
      .filter(({ size }) => Number.parseFloat(size) < 16),
  );
  return small.map(({ size, html }) => `The text of a field has ${size}: ${html.slice(0, 100)}`);
}

/**
 * Returns the problems of a page at the width that it has: where it scrolls sideways, also on a touch screen and
 * with a wide font, and fields that are too small for phones.
 */
export async function widthProblems(page: Page, width: number): Promise<string[]> {
  const problems = await overflowProblems(page, `At ${width} px`);
  if (width >= DESKTOP || problems.length > 0) {
    return problems;
  }
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    problems.push(...(await overflowProblems(page, `At ${width} px on a touch screen`)));
    problems.push(...(await fieldProblems(page)));
    await setStyles(page, WIDE_FONT);
    problems.push(...(await overflowProblems(page, `At ${width} px in a wide font`)));
  } finally {
    await setStyles(page, '');
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
  return problems;
}
