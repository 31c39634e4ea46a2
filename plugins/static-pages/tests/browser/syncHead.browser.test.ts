/** @jest-environment jsdom */
import { loadStyleSheets, parseHtml, syncHead } from '../../browser/pages/syncHead';

const BUTTON =
  '<title data-rh="true">Button</title><meta data-rh="true" name="description" content="B"><link data-rh="true" rel="icon" href="/i.svg">';
const ICONS =
  '<title data-rh="true">Icons</title><meta data-rh="true" name="description" content="I"><link data-rh="true" rel="icon" href="/i.svg"><style data-rh="true">.i{}</style>';

beforeEach(() => {
  document.head.innerHTML = `${BUTTON}<meta name="theme-color" content="#fff"><link rel="stylesheet" href="/part.css" data-part="reference"><link rel="stylesheet" href="/all.css">`;
});

test('takes on title, metas, and styles of another page, and keeps what both have', () => {
  const icon = document.querySelector('link[rel="icon"]');
  syncHead(parseHtml(`${ICONS}<link rel="stylesheet" href="/all.css">`));
  expect(document.title).toBe('Icons');
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('I');
  expect(document.querySelector('style')?.textContent).toBe('.i{}');
  expect(document.querySelector('link[rel="icon"]')).toBe(icon);
});

test('keeps what belongs to all pages, and drops the styles of a part that the page is not in', () => {
  syncHead(parseHtml(`${ICONS}<link rel="stylesheet" href="/all.css">`));
  expect(document.querySelector('meta[name="theme-color"]')).not.toBeNull();
  expect(document.querySelector('link[href="/part.css"]')).toBeNull();
  expect(document.querySelector('link[href="/all.css"]')).not.toBeNull();
});

test('loads style sheets ahead, without applying them before the page is shown', async () => {
  const head = parseHtml(`${ICONS}<link data-rh="true" rel="stylesheet" href="/icons.css">`);
  const loaded = loadStyleSheets(head);
  const added = document.querySelector<HTMLLinkElement>('link[href="/icons.css"]');
  expect(added?.media).toBe('print');
  added?.dispatchEvent(new Event('load'));
  await loaded;
  syncHead(head);
  expect(document.querySelectorAll('link[href="/icons.css"]')).toHaveLength(1);
  expect(document.querySelector('link[href="/icons.css"]')).toBe(added);
  expect(added?.hasAttribute('media')).toBe(false);
});
