/** @jest-environment jsdom */
import {
  commentOnSections,
  sectionComment,
} from '../../../../../src/services/feedback/sectionComments';

const PAGE =
  '<h2 id="sizes">Sizes<a href="#sizes">\u200b</a><button data-section-comment><i></i></button></h2><div data-island-module="feedback"></div>';

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

commentOnSections.attach?.(document.body);

beforeEach(() => {
  document.body.innerHTML = PAGE;
  sectionComment.set(null);
});

test('a click on a heading’s button asks the feedback of the page, which wakes up', () => {
  const wake = jest.fn();
  document.querySelector('[data-island-module]')?.addEventListener('island:wake', wake);
  click('i');
  expect(sectionComment.get()).toEqual({ section: { id: 'sizes', title: 'Sizes' } });
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a second click is another question', () => {
  click('button');
  const first = sectionComment.get();
  click('button');
  expect(sectionComment.get()).not.toBe(first);
});

test('other clicks in a heading ask nothing', () => {
  click('a');
  click('h2');
  expect(sectionComment.get()).toBeNull();
});
