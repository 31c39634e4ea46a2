/** @jest-environment jsdom */
import { rememberPress } from '../../../../../src/runtime/islands/pressReplay';

/** An island with this markup, and the presses that its code would get. */
function island(html: string) {
  document.body.innerHTML = `<main><div id="island">${html}</div></main>`;
  const element = document.getElementById('island') as HTMLElement;
  const press = rememberPress(element);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {
    element,
    press,
    click: (selector: string) => find(selector)?.click(),
    /** The targets of the presses that the replay makes. */
    replay: (): string[] => {
      const targets: string[] = [];
      const record = ({ target }: Event) => targets.push((target as Element).id);
      document.addEventListener('click', record);
      press.replay();
      document.removeEventListener('click', record);
      return targets;
    },
  };
}

test('repeats the press on a button', () => {
  const { click, replay } = island('<button id="save">Save</button>');
  click('#save');
  expect(replay()).toEqual(['save']);
});

test('repeats the press on a button whose inside was hit', () => {
  const { click, replay } = island('<button id="save"><svg><path /></svg><b>Save</b></button>');
  click('b');
  expect(replay()).toEqual(['save']);
});

test.each(['tab', 'switch', 'button', 'option'])('repeats the press on a role %s', (role) => {
  const { click, replay } = island(`<div id="control" role="${role}"><i>Text</i></div>`);
  click('i');
  expect(replay()).toEqual(['control']);
});

test('repeats the last press only, and only once', () => {
  const { click, replay } = island('<button id="a">A</button><button id="b">B</button>');
  click('#a');
  click('#b');
  expect(replay()).toEqual(['b']);
  expect(replay()).toEqual([]);
});

test('repeats nothing when nothing was pressed', () => {
  expect(island('<button id="a">A</button>').replay()).toEqual([]);
});

test('forgets a press when something that is no control was hit after it', () => {
  const { click, replay } = island('<button id="a">A</button><p>Text</p>');
  click('#a');
  click('p');
  expect(replay()).toEqual([]);
});

test('leaves links to the browser, buttons inside them included', () => {
  const { click, replay } = island('<a id="a" href="#b"><button id="b">B</button></a>');
  click('#b');
  expect(replay()).toEqual([]);
  click('#a');
  expect(replay()).toEqual([]);
});

test('takes an anchor without address for no link', () => {
  const { click, replay } = island('<a id="a" role="button"><b>A</b></a>');
  click('b');
  expect(replay()).toEqual(['a']);
});

test.each(['checkbox', 'radio', 'text'])('leaves a native %s with the state it took', (type) => {
  const { click, replay } = island(`<input id="field" type="${type}">`);
  click('#field');
  const checked = document.querySelector('input')?.checked;
  expect(replay()).toEqual([]);
  expect(document.querySelector('input')?.checked).toBe(checked);
});

test('leaves a checkbox checked that was pressed by its label', () => {
  const { click, replay } = island('<label id="label"><input type="checkbox"><b>On</b></label>');
  click('b');
  expect(document.querySelector('input')?.checked).toBe(true);
  expect(replay()).toEqual([]);
  expect(document.querySelector('input')?.checked).toBe(true);
});

test('repeats nothing on a control that hydration replaced', () => {
  const { click, replay, element } = island('<button id="a">A</button>');
  click('#a');
  element.innerHTML = '<button id="a">A</button>';
  expect(replay()).toEqual([]);
});

test('remembers nothing from outside the island', () => {
  const { replay } = island('<button id="a">A</button>');
  const outside = document.body.appendChild(document.createElement('button'));
  outside.click();
  expect(replay()).toEqual([]);
});

test('remembers nothing once it is stopped, or has replayed', () => {
  const { click, press, replay } = island('<button id="a">A</button>');
  press.stop();
  click('#a');
  expect(replay()).toEqual([]);

  const next = island('<button id="a">A</button>');
  next.replay();
  next.click('#a');
  expect(next.replay()).toEqual([]);
});

test('does not take the press that it repeats for a new one', () => {
  const { click, press } = island('<button id="a">A</button>');
  const onClick = jest.fn();
  click('#a');
  document.getElementById('a')?.addEventListener('click', onClick);
  press.replay();
  press.replay();
  expect(onClick).toHaveBeenCalledTimes(1);
});
