/** @jest-environment jsdom */
import { printIsland, readIsland } from '../../../browser/islands/islandAttributes';

const DESCRIPTION = {
  id: 'demo-Basic',
  module: 'demo',
  props: { name: 'Basic', text: '"quotes" & <tags>' },
  trigger: 'visible',
} as const;

function elementWith(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('div');
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  return element;
}

test('reads what was printed', () => {
  expect(readIsland(elementWith(printIsland(DESCRIPTION)))).toEqual(DESCRIPTION);
});

test.each(['data-island', 'data-island-module', 'data-island-trigger'])(
  'throws for an element without %s',
  (name) => {
    const element = elementWith(printIsland(DESCRIPTION));
    element.removeAttribute(name);
    expect(() => readIsland(element)).toThrow('An island is missing its attributes');
  },
);
