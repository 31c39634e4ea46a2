import type { Locator, Page } from 'playwright-core';
import { openPage } from './support/page';
import { storedTheme } from './support/theme';

const openRtl = (path: string): Promise<Page> =>
  openPage(path, { beforeLoad: storedTheme({ 'docs-theme': '1.rtl.normal.8' }) });

/** Where the first and the last character of an element's last text stand, from the left. */
async function ends(element: Locator): Promise<{ first: number; last: number }> {
  return element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode();
    for (let next = text; next; next = walker.nextNode()) {
      text = next;
    }
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text as Text, at);
      range.setEnd(text as Text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return { first: left(0), last: left((text?.textContent?.length ?? 1) - 1) };
  });
}

/** The right edges of elements, in pixels from the left. */
const rightOf = (element: Locator) =>
  element.first().evaluate((node) => Math.round(node.getBoundingClientRect().right));

test('a sentence ends with its full stop, and begins at the side where the page does', async () => {
  const page = await openRtl('/material-ui/customization/right-to-left');
  const sentence = page.getByText('To turn every demo of this site around');
  const { first, last } = await ends(sentence);
  expect(last).toBeGreaterThan(first);
  const gap = await sentence.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return node.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(1);
});

test('numbered headings keep their number in front, on the page and in the contents', async () => {
  const page = await openRtl('/material-ui/customization/right-to-left');
  const heading = page.getByRole('heading', { level: 3 }).first();
  const link = page.locator('.table-of-contents__link', { hasText: '1. The document' });
  for (const element of [heading, link]) {
    const places = await element.evaluate((node) => {
      const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const left = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return [left(0), left(1), left(3)];
    });
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  }
});

test.each(['/', '/versions'])('%s: names of packages begin with their "@"', async (path) => {
  const page = await openRtl(path);
  const { first, last } = await ends(page.locator('code', { hasText: '@mui/material' }).first());
  expect(first).toBeLessThan(last);
});

test('colors begin with their "#"', async () => {
  const page = await openRtl('/material-ui/customization/color');
  const { first, last } = await ends(page.locator('main table bdi', { hasText: '#ffebee' }));
  expect(first).toBeLessThan(last);
});

test('cards and lists without marks begin where their heading does', async () => {
  const overview = await openRtl('/material-ui/all-components');
  const heading = overview.getByRole('heading', { name: 'Inputs' });
  expect(await rightOf(overview.locator('[data-thumbnail]'))).toBeCloseTo(
    await rightOf(heading),
    -1,
  );
  const index = await openRtl('/material-ui/api');
  const title = index.getByRole('heading', { level: 1 });
  expect(await rightOf(index.getByRole('link', { name: 'Accordion' }))).toBeCloseTo(
    await rightOf(title),
    -1,
  );
});

test('pictures of components, which no script mirrors, stay as they are', async () => {
  const places = async (page: Page) =>
    page
      .locator('[data-thumbnail="material-ui/ButtonGroup"]')
      .evaluate((picture) =>
        [...picture.querySelectorAll('button')].map((button) =>
          Math.round(button.getBoundingClientRect().left - picture.getBoundingClientRect().left),
        ),
      );
  const mirrored = await places(await openRtl('/material-ui/all-components'));
  expect(mirrored.length).toBeGreaterThan(1);
  expect(mirrored).toEqual(await places(await openPage('/material-ui/all-components')));
});
