/** @jest-environment jsdom */
import { boxOfHeading, showHeadingLink } from '../../../browser/headings/headingLinks';

showHeadingLink.attach?.(document.body);

beforeEach(() => {
  document.body.innerHTML =
    '<header data-section-heading><h2 id="sizes">Sizes</h2><a href="#sizes"></a></header>' +
    '<p><a href="#sizes">Sizes</a></p>';
});

test.each([
  ['a tap on a heading moves focus to its link', true, 'h2', '#sizes'],
  ['a click on a screen with a pointer moves nothing', false, 'h2', null],
  ['a tap on the text moves nothing', true, 'p', null],
])('%s', (_name, isTouch, selector, focused) => {
  window.matchMedia = () => ({ matches: isTouch }) as MediaQueryList;
  document.querySelector<HTMLElement>(selector)?.click();
  expect(document.activeElement?.getAttribute('href') ?? null).toBe(focused);
});

test('the box of a heading holds its link; another element is its own box', () => {
  const box = document.querySelector('header');
  expect(boxOfHeading(document.querySelector('#sizes')!)).toBe(box);
  const paragraph = document.querySelector('p')!;
  expect(boxOfHeading(paragraph)).toBe(paragraph);
});
