/** @jest-environment jsdom */
import { hoistEmotionStyles } from '../../../../../src/runtime/pages/emotionStyles';

const style = (id: string) => `<style data-emotion="css ${id}">.css-${id}{}</style>`;

function content(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

test('moves styles out of demos into the head, each once', () => {
  document.head.innerHTML = '';
  const first = content(`<div data-island="A">${style('a1')}<b></b></div>${style('b2')}`);
  hoistEmotionStyles(first);
  expect(first.innerHTML).toBe('<div data-island="A"><b></b></div>');
  hoistEmotionStyles(content(style('a1') + style('c3')));
  const ids = [...document.head.querySelectorAll('style')].map(
    (element) => element.dataset.emotion,
  );
  expect(ids).toEqual(['css a1', 'css b2', 'css c3']);
});
