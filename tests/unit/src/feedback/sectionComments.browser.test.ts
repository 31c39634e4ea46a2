/** @jest-environment jsdom */
import { commentOnSections, sectionComment } from '../../../../src/feedback/sectionComments';

const PAGE =
  '<div><h2 id="sizes">Sizes</h2><a href="#sizes"></a><button data-section-comment><i></i></button></div><div data-island-module="feedback"></div>';

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

commentOnSections.attach?.(document.body);

beforeEach(() => {
  document.body.innerHTML = PAGE;
  sectionComment.set(null);
});

test('a click on the button beside a heading asks the feedback of the page, which wakes up', () => {
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

test('other clicks beside a heading ask nothing', () => {
  click('a');
  click('h2');
  expect(sectionComment.get()).toBeNull();
});
