/** @jest-environment jsdom */
import {
  answerEarlyClicks,
  earlyClickScript,
  stopKeepingClicks,
  takeEarlyClicks,
} from '../../shared/earlyClicks';

const PAGE = `
  <header><button id="menu">Menu</button><a id="home" href="#home"><span id="logo">Logo</span></a></header>
  <div data-page-content>
    <button id="copy"><i id="icon">Copy</i></button><p id="text">Text</p>
    <div data-island="demo"><label id="label"><input id="box" type="checkbox" /></label></div>
  </div>`;

const find = (id: string) => document.getElementById(id) as HTMLInputElement;
const click = (...ids: string[]) => ids.forEach((id) => find(id).click());
const kept = () => takeEarlyClicks(() => true).map(({ id }) => id);

/** The ids of what is clicked while a function runs. */
function clicksOf(action: () => void): string[] {
  const ids: string[] = [];
  const record = ({ target }: Event) => ids.push((target as Element).id);
  document.addEventListener('click', record);
  action();
  document.removeEventListener('click', record);
  return ids;
}

// The script runs once in a document: its listener stays.
beforeAll(() => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(earlyClickScript)();
});

beforeEach(() => {
  document.body.innerHTML = PAGE;
  Object.assign(document.earlyClicks ?? {}, { targets: [], live: {} });
});

test('keeps clicks on controls, not those on text and links', () => {
  click('menu', 'icon', 'text', 'logo', 'box');
  expect(kept()).toEqual(['menu', 'copy', 'box']);
});

test('holds a checkbox of an island back, and no control outside', () => {
  click('box');
  expect(find('box').checked).toBe(false);
  expect(kept()).toEqual(['box']);
});

test.each([
  ['shell', ['menu']],
  ['content', ['copy']],
] as const)('answers the clicks on the %s alone, once', (part, ids) => {
  click('menu', 'copy', 'box');
  expect(clicksOf(() => answerEarlyClicks(part))).toEqual(ids);
  expect(clicksOf(() => answerEarlyClicks(part))).toEqual([]);
});

test('the shell may come to life before the islands, which lose nothing', () => {
  click('box');
  answerEarlyClicks('content');
  answerEarlyClicks('shell');
  click('box', 'menu', 'copy');
  expect(find('box').checked).toBe(false);
  expect(kept()).toEqual(['box', 'box']);
  stopKeepingClicks('islands');
  click('box');
  expect(find('box').checked).toBe(true);
  expect(kept()).toEqual([]);
});
