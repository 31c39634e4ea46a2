import type { Page } from 'playwright-core';
import { hydrateAllIslands } from './islands';
import { openPage, waitForHydration } from './page';
import type { PageOptions } from './page';
import { takeProblems } from './pageProblems';
import { expect } from './test';

/** What a translator appends to each text, so that tests find it by its English words. */
export const TRANSLATED = '°';

declare global {
  interface Window {
    /** Texts that changed after the translator had replaced them: the reader never sees the change. */
    staleTexts: () => string[];
  }
}

/** Runs in the page. */
function installTranslator(mark: string): void {
  const NEVER = 'script, style, noscript, template, title, textarea, svg, [translate="no"]';
  const own = new WeakSet<Node>();
  const replaced: { text: Text; original: string; shown: Element }[] = [];

  function translateText(text: Text): void {
    const { data, parentElement } = text;
    if (
      own.has(text) ||
      !/\S/.test(data) ||
      !parentElement ||
      parentElement.closest(NEVER) ||
      parentElement.localName === 'font'
    ) {
      return;
    }
    const shown = document.createElement('font');
    const inner = document.createElement('font');
    const translated = document.createTextNode(data.replace(/\s*$/, (end) => mark + end));
    own.add(translated);
    shown.style.verticalAlign = 'inherit';
    inner.append(translated);
    shown.append(inner);
    text.replaceWith(shown);
    replaced.push({ text, original: data, shown });
  }

  function translateIn(node: Node): void {
    if (node instanceof Text) {
      translateText(node);
      return;
    }
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts.forEach(translateText);
  }

  new MutationObserver((records) =>
    records.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(translateIn)),
  ).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  translateIn(document.documentElement);
  window.staleTexts = () =>
    replaced
      .filter(({ text, original, shown }) => shown.isConnected && text.data !== original)
      .map(({ text, original }) => `"${original}" is "${text.data}" now`);
}

/**
 * Translates a page as a browser does: puts an element with the translation in place of each text, now
 * and whenever a text comes or changes.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(installTranslator, TRANSLATED);
}

/** The same from the first text on, before any code of the site runs; for `beforeLoad`. */
export async function translateFromStart(page: Page): Promise<void> {
  await page.addInitScript(
    `new MutationObserver((_, first) => { if (document.body) { first.disconnect(); (${installTranslator.toString()})('${TRANSLATED}'); } }).observe(document, { childList: true, subtree: true });`,
  );
}

/** Returns the texts whose changes the reader doesn't see. */
export const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.staleTexts());

/** Returns the code that is not marked as such: a translator would change it. */
export const unmarkedCode = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('pre, code, kbd, samp')]
      .filter((code) => !code.closest('[translate="no"]') && /\S/.test(code.textContent ?? ''))
      .map((code) => code.outerHTML.slice(0, 120)),
  );

/** Opens a page, and translates it once it runs. */
export async function openTranslated(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(path, options);
  await waitForHydration(page);
  await hydrateAllIslands(page);
  await translatePage(page);
  return page;
}

/** Nothing has crashed, every change is on the screen, and code is as it was. */
export async function expectSound(page: Page): Promise<void> {
  expect(await staleTexts(page)).toEqual([]);
  expect(await unmarkedCode(page)).toEqual([]);
  expect(takeProblems(page)).toEqual([]);
}
