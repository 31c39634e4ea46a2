/** @jest-environment jsdom */
import { attachChoiceMenus, showChoice } from '../../../browser/behavior/choiceMenus';
import type { Choice } from '../../../browser/behavior/choiceMenus';
import { attachRows, chooseView, openTarget, resetRows } from '../../../browser/behavior/rows';
import { sortRows } from '../../../browser/behavior/tables';
import { writeView } from '../../../browser/behavior/markup';

const menu = (kind: string, choices: string[]) => `
  <details data-choices="${kind}" data-listed-section="props">
    <summary>${kind}: <span data-chosen>${choices[0]}</span></summary>
    ${choices.map((choice) => `<button value="${choice}">${choice}</button>`).join('')}
  </details>`;

const row = (name: string, flags = '') => `
  <tbody>
    <tr id="a-prop-${name}" data-section="props" data-name="${name}" ${flags}>
      <th>${name}</th>
    </tr>
  </tbody>`;

const REFERENCE = `
  ${menu('view', ['table', 'expanded', 'collapsed'])}
  <table>
    ${row('value', 'data-required')}${row('classes')}${row('old', 'data-deprecated')}${row('sx')}
  </table>
  <a href="#elsewhere">away</a>`;

let container: HTMLElement;
let listening: AbortController;
const one = <E extends HTMLElement>(selector: string) =>
  container.querySelector(selector) as unknown as E;
const names = () => [...container.querySelectorAll('tr')].map(({ dataset }) => dataset.name);
const choose = (value: string) => {
  const found: Choice = { kind: 'view', menu: one('details'), value };
  chooseView(container, found);
};

afterEach(() => listening.abort());
beforeEach(() => {
  listening = new AbortController();
  localStorage.clear();
  window.location.hash = '';
  writeView('props', 'table');
  container = document.createElement('div');
  container.innerHTML = REFERENCE;
  document.body.replaceChildren(container);
});

describe('a menu', () => {
  const chosen: string[] = [];
  beforeEach(() => {
    chosen.length = 0;
    attachChoiceMenus(container, listening.signal, ({ value }) => chosen.push(value));
    one<HTMLDetailsElement>('details').open = true;
  });

  it('reports the clicked choice, closes, and keeps focus', () => {
    one('button[value="expanded"]').click();
    expect(chosen).toEqual(['expanded']);
    expect(one<HTMLDetailsElement>('details').open).toBe(false);
    expect(document.activeElement).toBe(one('summary'));
  });

  it('opens and is read with the arrow keys', () => {
    const press = (key: string) =>
      (document.activeElement ?? container).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    one<HTMLDetailsElement>('details').open = false;
    one('summary').tabIndex = 0;
    one('summary').focus();
    press('ArrowUp');
    expect(one<HTMLDetailsElement>('details').open).toBe(false);
    press('ArrowDown');
    expect(one<HTMLDetailsElement>('details').open).toBe(true);
    expect(document.activeElement).toBe(one('button[value="table"]'));
    press('ArrowUp');
    expect(document.activeElement).toBe(one('button[value="collapsed"]'));
    press('Home');
    expect(document.activeElement).toBe(one('button[value="table"]'));
    expect(chosen).toEqual([]);
  });

  it('closes on Escape', () => {
    one('button[value="table"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    expect(one<HTMLDetailsElement>('details').open).toBe(false);
  });

  it('closes when focus leaves it, but not when focus moves inside it', () => {
    const leave = (to: HTMLElement) =>
      one('button[value="table"]').dispatchEvent(
        new FocusEvent('focusout', { bubbles: true, relatedTarget: to }),
      );
    leave(one('button[value="expanded"]'));
    expect(one<HTMLDetailsElement>('details').open).toBe(true);
    leave(one('a'));
    expect(one<HTMLDetailsElement>('details').open).toBe(false);
  });

  it('does nothing after it is detached', () => {
    listening.abort();
    one('button[value="expanded"]').click();
    expect(chosen).toEqual([]);
  });

  it('does nothing if its kind is unknown', () => {
    one('details').dataset.choices = 'mosaic';
    one('button[value="expanded"]').click();
    expect(chosen).toEqual([]);
  });

  it('shows its choice', () => {
    showChoice(one('details'), 'collapsed');
    expect(one('[data-chosen]').textContent).toBe('collapsed');
    expect(one('[aria-pressed="true"]').textContent).toBe('collapsed');
  });
});

describe('a row', () => {
  beforeEach(() => attachRows(container, listening.signal));

  const toggle = () => one('#a-prop-sx [data-toggle]');
  const state = () => [toggle().getAttribute('aria-expanded'), toggle().getAttribute('aria-label')];

  it.each([
    ['collapsed', ['true', 'Collapse sx']],
    ['expanded', ['false', 'Expand sx']],
  ])('of a list that is %s is toggled by its button, which has the right label', (view, after) => {
    choose(view);
    const before = state();
    toggle().click();
    expect(state()).toEqual(after);
    toggle().click();
    expect(state()).toEqual(before);
  });

  it('of a table has no button', () => {
    choose('table');
    expect(toggle()).toBeNull();
  });

  it('is reset when the view changes', () => {
    choose('collapsed');
    toggle().click();
    choose('expanded');
    expect(one('#a-prop-sx').dataset.toggled).toBeUndefined();
    expect(state()).toEqual(['true', 'Collapse sx']);
  });

  it.each([
    ['collapsed', ''],
    ['expanded', undefined],
    ['table', undefined],
  ])('that the hash links to is open in a list that is %s', (view, toggled) => {
    choose(view);
    window.location.hash = '#a-prop-sx';
    openTarget(container);
    expect(one('#a-prop-sx').dataset.toggled).toBe(toggled);
    openTarget(container);
    expect(one('#a-prop-sx').dataset.toggled).toBe(toggled);
  });

  it('of another section does not change', () => {
    one('#a-prop-sx').dataset.section = 'slots';
    one('#a-prop-sx').dataset.toggled = '';
    resetRows(container, 'props');
    expect(one('#a-prop-sx').dataset.toggled).toBe('');
  });
});

test('a chosen view applies to its section, is stored, and is shown on its menu', () => {
  choose('collapsed');
  expect(localStorage.getItem('apiPage_props')).toBe('collapsed');
  expect(one('[data-chosen]').textContent).toBe('collapsed');
  choose('mosaic');
  expect(localStorage.getItem('apiPage_props')).toBe('table');
});

test.each([
  ['required', ['value', 'classes', 'old', 'sx']],
  ['name', ['classes', 'old', 'sx', 'value']],
  ['deprecated', ['classes', 'sx', 'value', 'old']],
  ['mosaic', ['value', 'classes', 'old', 'sx']],
])('the order "%s" sorts rows as %p', (order, expected) => {
  sortRows(one<HTMLTableElement>('table'), order);
  expect(names()).toEqual(expected);
});

test('sorting does nothing without a table', () => {
  expect(() => sortRows(null, 'name')).not.toThrow();
});
