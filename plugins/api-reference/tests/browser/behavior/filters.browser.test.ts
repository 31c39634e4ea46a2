/** @jest-environment jsdom */
import { attachFilters } from '../../../browser/behavior/filters';

const row = (name: string, type: string, description: string, uses = '') => `
  <tr id="a-prop-${name}" data-name="${name}">
    <th><code>${name}</code><a href="#">#</a></th>
    <td><code>${type}</code></td>
    <td><p>${description}</p><div data-uses="">${uses}</div></td>
  </tr>`;

const REFERENCE = `
  <input data-filter aria-controls="props-table"><span role="status"></span>
  <table id="props-table">
    <thead><tr><th>Name</th></tr></thead>
    <tbody>
      ${row('color', "'primary' | 'error'", 'Its color.')}
      ${row('size', "'small'", 'Its size.', 'Demo of colors')}
      ${row('error', 'boolean', 'Shows a problem.')}
    </tbody>
  </table>`;

let container: HTMLElement;
let listening: AbortController;
const field = () => container.querySelector('input') as HTMLInputElement;
const status = () => container.querySelector('[role="status"]')?.textContent;
const shown = () =>
  [...container.querySelectorAll('tr')].filter(({ hidden }) => !hidden).map(({ id }) => id);

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  window.location.hash = '';
  container = document.createElement('div');
  container.innerHTML = REFERENCE;
  document.body.replaceChildren(container);
  listening = new AbortController();
  attachFilters(container, listening.signal);
});
afterEach(() => listening.abort());

test('shows the rows whose name, type, or description matches, and says how many', () => {
  type('error');
  expect(shown()).toEqual(['', 'a-prop-color', 'a-prop-error']);
  expect(status()).toBe('2 of 3');
  type('problem');
  expect(shown()).toEqual(['', 'a-prop-error']);
});

test('the names of demos are not searched', () => {
  type('colors');
  expect(shown()).toEqual(['']);
  expect(status()).toBe('Nothing found');
});

test('shows all rows, and no number, when the field is blank', () => {
  type('size');
  type(' ');
  expect(shown()).toHaveLength(4);
  expect(status()).toBe('');
});

test('Escape clears the field, and is left to others when it is empty', () => {
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    field().dispatchEvent(event);
    return event.defaultPrevented;
  };
  type('size');
  expect(press()).toBe(true);
  expect(field().value).toBe('');
  expect(shown()).toHaveLength(4);
  expect(press()).toBe(false);
});

test('never hides the row that the hash names', () => {
  window.location.hash = '#a-prop-size';
  type('error');
  expect(shown()).toEqual(['', 'a-prop-color', 'a-prop-size', 'a-prop-error']);
});

test('shows a hidden row, in sight, when a link leads to it', () => {
  type('problem');
  const target = document.getElementById('a-prop-size') as HTMLElement;
  const scroll = jest.fn();
  target.scrollIntoView = scroll;
  window.location.hash = '#a-prop-size';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(target.hidden).toBe(false);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('applies what was typed before it was attached', () => {
  listening.abort();
  field().value = 'size';
  listening = new AbortController();
  attachFilters(container, listening.signal);
  expect(shown()).toEqual(['', 'a-prop-size']);
});

test('does nothing after it is detached', () => {
  listening.abort();
  type('size');
  expect(shown()).toHaveLength(4);
});
