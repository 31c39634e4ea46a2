/** @jest-environment jsdom */
import {
  findAgain,
  keepClicks,
  repeatFocus,
  takeFieldValues,
} from '../../browser/islands/earlyInput';
import {
  answerEarlyClicks,
  earlyClickScript,
  stopKeepingClicks,
  takeEarlyClicks,
} from '../../shared/earlyClicks';

const find = (id: string) => document.getElementById(id) as HTMLInputElement;
const click = (...ids: string[]) => ids.forEach((id) => find(id).click());

function island(html: string): HTMLElement {
  document.body.innerHTML = `<main data-page-content><div id="island" data-island="i">${html}</div></main>`;
  return find('island');
}

/** The ids of the targets of events while a function runs. */
function heardBy(action: () => void, type: string): string[] {
  const ids: string[] = [];
  const record = ({ target }: Event) => ids.push((target as Element).id);
  document.addEventListener(type, record);
  action();
  document.removeEventListener(type, record);
  return ids;
}

/** Changes a field's text as a reader does, who leaves the caret at a place. */
function typeAt(field: HTMLInputElement, text: string, caret: number): void {
  field.value = text;
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

// The script runs once in a document: its listener stays.
beforeAll(() => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(earlyClickScript)();
});

beforeEach(() => Object.assign(document.earlyClicks ?? {}, { targets: [], live: {} }));

describe('before any code but the inline script', () => {
  const kept = () => takeEarlyClicks(() => true).map(({ id }) => id);

  beforeEach(() => {
    document.body.innerHTML = `
      <header><button id="menu">Menu</button><a href="#home"><span id="logo">Logo</span></a></header>
      <div data-page-content>
        <button id="copy"><i id="icon">Copy</i></button><p id="text">Text</p>
        <div data-island="demo"><label><input id="box" type="checkbox" /></label></div>
      </div>`;
  });

  test('keeps clicks on controls, not those on text and links, and holds a checkbox back', () => {
    click('menu', 'icon', 'text', 'logo', 'box');
    expect(find('box').checked).toBe(false);
    expect(kept()).toEqual(['menu', 'copy', 'box']);
  });

  test('answers the clicks on what islands don’t answer, once', () => {
    click('menu', 'copy', 'box');
    expect(heardBy(answerEarlyClicks, 'click')).toEqual(['menu', 'copy']);
    expect(heardBy(answerEarlyClicks, 'click')).toEqual([]);
  });

  test('the page comes to life before its islands, which lose nothing', () => {
    click('box');
    answerEarlyClicks();
    click('box', 'menu', 'copy');
    expect(kept()).toEqual(['box', 'box']);
    stopKeepingClicks('islands');
    click('box');
    expect(find('box').checked).toBe(true);
    expect(kept()).toEqual([]);
  });
});

describe('clicks on an island', () => {
  beforeEach(() => stopKeepingClicks('islands'));

  /** Clicks elements of an island that has no code yet, and returns the clicks that are repeated. */
  function repeated(html: string, ids: string[], change = (_element: HTMLElement) => {}): string[] {
    const element = island(html);
    const clicks = keepClicks(element);
    click(...ids);
    clicks.stop();
    change(element);
    const heard = heardBy(clicks.replay, 'click');
    expect(heardBy(clicks.replay, 'click')).toEqual([]);
    return heard;
  }

  test.each([
    ['controls', '<button id="a"><i id="i">A</i></button><b id="b" role="tab"></b>', 'iba', 'aba'],
    ['no links', '<a id="a" href="#x">A</a><a id="b" role="button" href="#y">B</a>', 'ab', 'b'],
  ])('repeats clicks on %s, in their order, once', (_, html, clicked, expected) => {
    expect(repeated(html, [...clicked]).join('')).toBe(expected);
  });

  test.each([
    ['is gone', '', ''],
    ['others take the place of', '<button id="c">A</button><button id="d">B</button>', 'd'],
    [
      'more take the place of',
      '<button id="c"></button><button id="d"></button><button id="e">',
      '',
    ],
  ])('repeats a click on what %s, if that is certain', (_, html, expected) => {
    const buttons = '<button id="a">A</button><button id="b">B</button>';
    const change = (element: HTMLElement) => Object.assign(element, { innerHTML: html });
    expect(repeated(buttons, ['b'], change).join('')).toBe(expected);
  });

  test('holds a checkbox back, so that its click changes it when React is there', () => {
    const isChecked: boolean[] = [];
    repeated('<input id="box" type="checkbox" />', ['box'], () =>
      isChecked.push(find('box').checked),
    );
    expect([...isChecked, find('box').checked]).toEqual([false, true]);
  });

  test('keeps nothing once it is stopped', () => {
    expect(repeated('<button id="a">A</button>', [], () => click('a'))).toEqual([]);
  });

  test('repeats what was clicked before the main script ran', () => {
    Object.assign(document.earlyClicks ?? {}, { live: {} });
    const element = island('<input id="box" type="checkbox" /><p id="text">Text</p>');
    click('box', 'text');
    const clicks = keepClicks(element);
    clicks.stop();
    stopKeepingClicks('islands');
    expect(heardBy(clicks.replay, 'click')).toEqual(['box']);
  });
});

describe('fields of an island', () => {
  test('types again what was typed before React was there', () => {
    const element = island('<input id="a" value="a" /><textarea id="b"></textarea>');
    find('a').value = 'abc';
    find('b').value = 'words';
    const fillAgain = takeFieldValues(element);
    expect([find('a').value, find('b').value]).toEqual(['abc', 'words']);
    expect(heardBy(fillAgain, 'input')).toEqual(['a', 'b']);
    expect([find('a').value, find('b').value]).toEqual(['abc', 'words']);
  });

  test('joins what is typed while React comes to what was typed before, at the caret', () => {
    const element = island('<input id="a" />');
    find('a').focus();
    typeAt(find('a'), 'the fox', 4);
    const fillAgain = takeFieldValues(element);
    typeAt(find('a'), find('a').value.replace('fox', 'big fox'), 8);
    fillAgain();
    expect([find('a').value, find('a').selectionStart]).toEqual(['the big fox', 8]);
  });

  test('keeps a letter whose event is still to come', () => {
    const element = island('<input id="a" />');
    typeAt(find('a'), 'wor', 3);
    const fillAgain = takeFieldValues(element);
    find('a').value = 'word';
    fillAgain();
    expect(find('a').value).toBe('word');
  });

  test('keeps the text of a textarea that hydration resets', () => {
    const fillAgain = takeFieldValues(island('<textarea id="a">Text</textarea>'));
    typeAt(find('a'), 'Text and more', 13);
    find('a').value = 'Text';
    fillAgain();
    expect(find('a').value).toBe('Text and more');
  });

  test('says nothing of a field that the reader has left as it was', () => {
    expect(heardBy(takeFieldValues(island('<input value="a" />')), 'input')).toEqual([]);
  });

  test.each([
    ['a', '<option value="a">A</option><option value="b" selected>B</option>', 'b', ['s']],
    [undefined, '<option value="a">A</option><option>B</option>', 'a', []],
    [undefined, '<option disabled>Choose one</option><option value="b">B</option>', 'b', []],
  ])('chooses %s again: %s', (chosen, options, printed, heard) => {
    const element = island(`<select id="s">${options}</select>`);
    if (chosen) {
      find('s').value = chosen;
    }
    const fillAgain = takeFieldValues(element);
    expect(find('s').value).toBe(printed);
    expect(heardBy(fillAgain, 'change')).toEqual(heard);
    expect(find('s').value).toBe(chosen ?? printed);
  });

  test.each([
    ['types into the field that React has put in the place of the printed one', '<input id="c">'],
    ['leaves a field alone that is gone by then', ''],
  ])('%s', (_, html) => {
    const element = island('<input id="a" />');
    const printed = find('a');
    printed.value = 'words';
    const fillAgain = takeFieldValues(element);
    element.innerHTML = html;
    fillAgain();
    expect(element.querySelector('input')?.value).toBe(html ? 'words' : undefined);
  });
});

test.each([
  ['inside', 1],
  ['outside', 0],
])('an island hears of the focus on what is %s', (focused, times) => {
  const element = island('<input id="inside" />');
  element.after(Object.assign(document.createElement('input'), { id: 'outside' }));
  find(focused).focus();
  const hear = jest.fn();
  element.addEventListener('focusin', hear);
  repeatFocus(element);
  expect(hear).toHaveBeenCalledTimes(times);
});

test('the focus returns to what React has put in the place of the focused element', () => {
  const element = island('<input id="inside" />');
  find('inside').focus();
  const again = findAgain(element, find('inside'));
  element.innerHTML = '<input id="other" />';
  repeatFocus(element, again);
  expect(document.activeElement?.id).toBe('other');
});
