/** @jest-environment jsdom */
import { elementsOf, partsAt } from '../../../browser/findParts';
import type { Part } from '../../../shared/types';

const part = (className: string): Part => ({
  kind: 'class',
  name: className,
  className,
  description: '',
});
const root = part('MuiButton-root');
const icon = part('MuiButton-icon');
const start = part('MuiButton-startIcon');
const parts = [root, icon, start];

beforeAll(() => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  document.body.innerHTML = `
    <div data-demo-styles="playground-Button">
      <button class="MuiButton-root"><span class="MuiButton-icon MuiButton-startIcon"><i></i></span>Text</button>
    </div>
    <slot data-demo-styles="playground-Button"><p class="MuiButton-root">In a popup</p></slot>
    <button id="other" class="MuiButton-root">Of a demo</button>`;
});

test('elements of a part are those of the playground and its popups', () => {
  expect(elementsOf('playground-Button', root).map(({ tagName }) => tagName)).toEqual([
    'BUTTON',
    'P',
  ]);
  expect(elementsOf('playground-Fab', root)).toEqual([]);
});

test('pointing finds all parts of the closest element that is one', () => {
  expect(partsAt('playground-Button', document.querySelector('i'), parts)).toEqual([icon, start]);
  expect(partsAt('playground-Button', document.querySelector('p'), parts)).toEqual([root]);
});

test('pointing elsewhere finds none', () => {
  expect(partsAt('playground-Button', document.getElementById('other'), parts)).toEqual([]);
  expect(partsAt('playground-Button', document.body, parts)).toEqual([]);
  expect(partsAt('playground-Button', null, parts)).toEqual([]);
});
