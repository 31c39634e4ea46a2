/** @jest-environment jsdom */
import { keepClicks } from '../../../browser/interaction/clickReplay';
import { earlyClickScript } from '../../../shared/earlyClicks';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function island(html: string) {
  document.body.innerHTML = `<main data-page-content><div id="island" data-island="i">${html}</div></main>`;
  return find('#island') as HTMLElement;
}

/** The targets of the clicks that a function makes. */
function clicksOf(action: () => void): string[] {
  const targets: string[] = [];
  const record = ({ target }: Event) => targets.push((target as Element).id);
  document.addEventListener('click', record);
  action();
  document.removeEventListener('click', record);
  return targets;
}

beforeEach(() => {
  document.earlyClicks = undefined;
});

test('repeats all clicks on controls, in their order', () => {
  const clicks = keepClicks(
    island('<button id="a"><i>A</i></button><div id="b" role="tab"></div>'),
  );
  find('i')?.click();
  find('#b')?.click();
  find('#a')?.click();
  clicks.stop();
  expect(clicksOf(clicks.replay)).toEqual(['a', 'b', 'a']);
});

test('holds a checkbox back, so that its click changes it when React is there', () => {
  const clicks = keepClicks(island('<input id="box" type="checkbox" />'));
  const box = find('#box') as HTMLInputElement;
  box.click();
  expect(box.checked).toBe(false);
  clicks.stop();
  clicks.replay();
  expect(box.checked).toBe(true);
});

test('leaves links to the browser, but not groups that have the role of a button', () => {
  const clicks = keepClicks(
    island('<a id="link" href="#x">A</a><a id="group" role="button" href="#y">B</a>'),
  );
  find('#link')?.click();
  find('#group')?.click();
  clicks.stop();
  expect(clicksOf(clicks.replay)).toEqual(['group']);
});

test('keeps nothing once it is stopped, and repeats nothing twice', () => {
  const clicks = keepClicks(island('<button id="a">A</button>'));
  find('#a')?.click();
  clicks.stop();
  find('#a')?.click();
  expect(clicksOf(clicks.replay)).toEqual(['a']);
  expect(clicksOf(clicks.replay)).toEqual([]);
});

test('leaves out what is gone by now', () => {
  const clicks = keepClicks(island('<button id="a">A</button>'));
  find('#a')?.click();
  find('#a')?.remove();
  clicks.stop();
  expect(clicksOf(clicks.replay)).toEqual([]);
});

test('repeats what was clicked before the main script ran', () => {
  const element = island('<input id="box" type="checkbox" /><p id="text">Text</p>');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(earlyClickScript)();
  find('#box')?.click();
  find('#text')?.click();
  expect((find('#box') as HTMLInputElement).checked).toBe(false);
  const clicks = keepClicks(element);
  clicks.stop();
  expect(clicksOf(clicks.replay)).toEqual(['box']);
});

test('repeats a click on the control that takes the place of one that is gone, if that is certain', () => {
  const element = island('<button id="a">A</button><button id="b">B</button>');
  const clicks = keepClicks(element);
  find('#b')?.click();
  clicks.stop();
  element.innerHTML = '<button id="c">A</button><button id="d">B</button>';
  expect(clicksOf(clicks.replay)).toEqual(['d']);
  const others = keepClicks(element);
  find('#d')?.click();
  others.stop();
  element.innerHTML = '<button id="e">A</button><button id="f">B</button><button id="g">C</button>';
  expect(clicksOf(others.replay)).toEqual([]);
});
