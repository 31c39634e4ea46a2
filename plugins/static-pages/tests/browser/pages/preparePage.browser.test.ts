/** @jest-environment jsdom */
import { preparePage } from '../../../browser/pages/preparePage';

const style = (id: string) => `<style data-emotion="css ${id}">.css-${id}{}</style>`;
const blocks = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<p id="b${index + 1}">${style(`s${index + 1}`)}</p>`,
  );

const prepare = (markdown: string) =>
  preparePage({
    head: '<title>Button</title>',
    content: `<main><article><div class="markdown">${markdown}</div><footer id="foot"></footer></article><nav id="pager"></nav></main>`,
    htmlClass: 'docs',
  });

const idsBelowTop = (content: DocumentFragment) =>
  [...content.querySelectorAll('[data-below-top]')].map(({ id }) => id);

const emotionIds = (styles: readonly Element[]) =>
  styles.map((element) => element.getAttribute('data-emotion'));

test('marks what is below the first screen, and keeps its styles apart', async () => {
  const { content, topStyles, belowStyles } = await prepare(blocks(8).join(''));
  expect(idsBelowTop(content)).toEqual(['b7', 'b8', 'foot', 'pager']);
  expect(emotionIds(topStyles)).toEqual(
    ['s1', 's2', 's3', 's4', 's5', 's6'].map((id) => `css ${id}`),
  );
  expect(emotionIds(belowStyles)).toEqual(['css s7', 'css s8']);
  expect(content.querySelector('style')).toBeNull();
});

test('finds the blocks of an API page, which are one level further down', async () => {
  const { content } = await prepare(`<div>${blocks(7).join('')}</div>`);
  expect(idsBelowTop(content)).toEqual(['b7', 'foot', 'pager']);
});

test('parses the head without running anything', async () => {
  const { head, htmlClass } = await prepare('<p></p>');
  expect(head.querySelector('title')?.textContent).toBe('Button');
  expect(htmlClass).toBe('docs');
});
