/** @jest-environment jsdom */
import { useState } from 'react';
import { takeFieldValues } from '../../browser/islands/earlyInput';
import { readIsland } from '../../browser/islands/runIslands';
import { mountIsland } from '../../browser/islands/mountIsland';

jest.mock('../../browser/docusaurus/internals', () => ({}));

const nextTasks = () => new Promise((resolve) => setTimeout(resolve, 50));

function islandOf(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

let reported: unknown[];

beforeEach(() => {
  reported = [];
  window.reportError = (error) => void reported.push(error);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('an island that is removed before it has hydrated reports no error', async () => {
  const container = islandOf('<p>Text</p>');
  const unmount = mountIsland(container, 'a', <p>Text</p>, () => undefined);
  unmount();
  await nextTasks();
  expect(container.innerHTML).toBe('');
  expect(reported).toEqual([]);
  // React's own report, where the browser has no function for it.
  expect(console.error).not.toHaveBeenCalled();
});

test('an island whose HTML differs reports it', async () => {
  const container = islandOf('<p>Other</p>');
  await new Promise<void>((resolve) => void mountIsland(container, 'a', <b>Text</b>, resolve));
  expect(container.innerHTML).toBe('<b>Text</b>');
  expect(reported.length).toBeGreaterThan(0);
});

test.each(['before', 'while'])(
  'an island that a translator changes %s it hydrates is rendered again, and reports nothing',
  async (when) => {
    const translated = '<p><font><font>Texte</font></font></p>';
    const container = islandOf(when === 'before' ? translated : '<p>Text</p>');
    document.body.insertAdjacentHTML('beforeend', '<h1><font>Titre</font></h1>');
    await new Promise<void>((resolve) => {
      mountIsland(container, 'a', <p>Text</p>, resolve);
      container.innerHTML = translated;
    });
    expect(container.innerHTML).toBe('<p>Text</p>');
    expect(reported).toEqual([]);
  },
);

function Controlled() {
  const [text, setText] = useState('');
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}

test.each([
  ['a field that React controls', '<input value="">', <Controlled key="a" />],
  ['a field that keeps its own text', '<input>', <input key="a" />],
  ['a textarea with a text', '<textarea>Text</textarea>', <textarea key="a" defaultValue="Text" />],
])('what is typed before and while an island hydrates stays in %s', async (_, html, content) => {
  const container = islandOf(html);
  const field = container.firstElementChild as HTMLInputElement;
  const write = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write('Text before');
  const fillAgain = takeFieldValues(container);
  await new Promise<void>((resolve) => {
    mountIsland(container, 'a', content, () => {
      fillAgain();
      resolve();
    });
    write('Text before and while');
  });
  await nextTasks();
  expect(container.firstElementChild).toBe(field);
  expect(field.value).toBe('Text before and while');
});

test.each(['data-island', 'data-island-module', 'data-island-trigger'])(
  'an island without %s is an error',
  (missing) => {
    const element = document.createElement('div');
    const attributes = {
      'data-island': 'a',
      'data-island-module': 'b',
      'data-island-trigger': 'idle',
    };
    Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
    expect(readIsland(element)).toEqual({ id: 'a', module: 'b', props: {}, trigger: 'idle' });
    element.removeAttribute(missing);
    expect(() => readIsland(element)).toThrow('An island is missing its attributes');
  },
);
