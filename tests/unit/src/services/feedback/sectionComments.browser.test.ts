/** @jest-environment jsdom */
import { receiveSectionComments } from '../../../../../src/services/feedback/sectionComments';

const HEADING =
  '<h2 id="sizes">Sizes<a href="#sizes">\u200b</a><button data-section-comment><i></i></button></h2>';

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  document.body.innerHTML = HEADING;
});

test('a press on a heading’s button tells which section it is', () => {
  const open = jest.fn();
  const stop = receiveSectionComments(open);
  press('i');
  expect(open).toHaveBeenCalledWith({ id: 'sizes', title: 'Sizes' });
  stop();
  press('button');
  expect(open).toHaveBeenCalledTimes(1);
});

test('other presses in a heading are no comments', () => {
  const open = jest.fn();
  const stop = receiveSectionComments(open);
  press('a');
  press('h2');
  expect(open).not.toHaveBeenCalled();
  stop();
});
