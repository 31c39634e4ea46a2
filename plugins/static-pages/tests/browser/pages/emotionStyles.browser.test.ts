/** @jest-environment jsdom */
import { addEmotionStyles, detachEmotionStyles } from '../../../browser/pages/emotionStyles';

const style = (id: string) => `<style data-emotion="css ${id}">.css-${id}{}</style>`;

function content(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

beforeEach(() => {
  document.head.innerHTML = '';
});

test('moves styles out of demos into the head, each once', () => {
  const first = content(`<div data-island="A">${style('a1')}<b></b></div>${style('b2')}`);
  addEmotionStyles(detachEmotionStyles(first));
  expect(first.innerHTML).toBe('<div data-island="A"><b></b></div>');
  addEmotionStyles(detachEmotionStyles(content(style('a1') + style('c3'))));
  const ids = [...document.head.querySelectorAll('style')].map(
    (element) => element.dataset.emotion,
  );
  expect(ids).toEqual(['css a1', 'css b2', 'css c3']);
});

test('removes only the styles that are asked for', () => {
  const page = content(`${style('a1')}<section>${style('b2')}</section>`);
  const detached = detachEmotionStyles(page, (element) => element.closest('section') !== null);
  expect(detached.map(({ outerHTML }) => outerHTML)).toEqual([style('b2')]);
  expect(page.innerHTML).toBe(`${style('a1')}<section></section>`);
});
