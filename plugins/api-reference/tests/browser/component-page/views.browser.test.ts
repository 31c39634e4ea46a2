/** @jest-environment jsdom */
import {
  applyStoredViews,
  parseView,
  readView,
  viewsScript,
  writeView,
} from '../../../browser/behavior/markup';

beforeEach(() => {
  localStorage.clear();
  ['props', 'slots', 'classes'].forEach((section) =>
    document.documentElement.removeAttribute(`data-api-${section}`),
  );
});

test.each([
  ['expanded', 'expanded'],
  ['collapsed', 'collapsed'],
  ['table', 'table'],
  ['grid', 'table'],
  ['', 'table'],
  [null, 'table'],
])('parses %p as the view %s', (text, view) => {
  expect(parseView(text)).toBe(view);
});

test('a choice is stored for its section, and set as an attribute', () => {
  writeView('classes', 'collapsed');
  expect(localStorage.getItem('apiPage_classes')).toBe('collapsed');
  expect(document.documentElement.getAttribute('data-api-classes')).toBe('collapsed');
  expect([readView('classes'), readView('props')]).toEqual(['collapsed', 'table']);
});

test('the stored choice is applied after a navigation, and by the inline script', () => {
  localStorage.setItem('apiPage_props', 'expanded');
  localStorage.setItem('apiPage_slots', 'nonsense');
  applyStoredViews();
  expect([readView('props'), readView('slots')]).toEqual(['expanded', 'table']);
  document.documentElement.removeAttribute('data-api-props');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(viewsScript)();
  expect([readView('props'), readView('slots')]).toEqual(['expanded', 'table']);
});

test('a choice applies even if storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('No access', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeView('props', 'expanded');
  expect(readView('props')).toBe('expanded');
  applyStoredViews();
  expect(readView('props')).toBe('table');
  get.mockRestore();
  set.mockRestore();
});
