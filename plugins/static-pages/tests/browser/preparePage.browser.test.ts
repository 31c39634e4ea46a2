/** @jest-environment jsdom */
import { addEmotionStyles, preparePage } from '../../browser/pages/preparePage';

const style = (id: string) => `<style data-emotion="css ${id}">.css-${id}{}</style>`;
const block = (number: number) => `<p id="b${number}">${style(`s${number}`)}</p>`;
const BLOCKS = [1, 2, 3, 4, 5, 6, 7, 8].map(block).join('');

const prepare = (markdown: string) =>
  preparePage({
    head: '<title>Button</title>',
    content: `<main><article><div class="markdown">${markdown}</div><footer id="foot"></footer></article><nav id="pager"></nav></main>`,
    htmlClass: 'docs',
  });

const emotionIds = (styles: Iterable<Element>) =>
  [...styles]
    .map((element) => element.getAttribute('data-emotion')?.slice('css '.length))
    .join(' ');

test.each([
  ['a document', BLOCKS],
  ['an API page, whose blocks are one level further down', `<div>${BLOCKS}</div>`],
])(
  'marks what is below the first screen of %s, and keeps its styles apart',
  async (_, markdown) => {
    const { head, content, htmlClass, topStyles, belowStyles } = await prepare(markdown);
    const below = [...content.querySelectorAll('[data-below-top]')].map(({ id }) => id);
    expect(below).toEqual(['b7', 'b8', 'foot', 'pager']);
    expect(emotionIds(topStyles)).toBe('s1 s2 s3 s4 s5 s6');
    expect(emotionIds(belowStyles)).toBe('s7 s8');
    expect(content.querySelector('style')).toBeNull();
    expect(head.querySelector('title')?.textContent).toBe('Button');
    expect(htmlClass).toBe('docs');
  },
);

test('adds styles to the head, each once', async () => {
  document.head.innerHTML = '';
  addEmotionStyles((await prepare(style('a') + style('b'))).topStyles);
  addEmotionStyles((await prepare(style('a') + style('c'))).topStyles);
  expect(emotionIds(document.head.querySelectorAll('style'))).toBe('a b c');
});
