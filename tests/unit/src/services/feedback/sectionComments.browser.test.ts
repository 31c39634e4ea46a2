/** @jest-environment jsdom */
import { receiveSectionComments } from '../../../../../src/services/feedback/sectionComments';

const HEADING =
  '<h2 id="sizes">Sizes<a href="#sizes">\u200b</a><button data-section-comment><i></i></button></h2>';

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  document.body.innerHTML = HEADING;
});

test('a click on a heading’s button opens the form for its section', () => {
  const open = jest.fn();
  const stop = receiveSectionComments(open);
  click('i');
  expect(open).toHaveBeenCalledWith({ id: 'sizes', title: 'Sizes' });
  stop();
  click('button');
  expect(open).toHaveBeenCalledTimes(1);
});

test('other clicks in a heading do not open the form', () => {
  const open = jest.fn();
  const stop = receiveSectionComments(open);
  click('a');
  click('h2');
  expect(open).not.toHaveBeenCalled();
  stop();
});
