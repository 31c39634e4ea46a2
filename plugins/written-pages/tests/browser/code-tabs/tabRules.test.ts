/** @jest-environment jsdom */
import { tabRules } from '../../../browser/code-tabs/CodeTabs';

const NAMES = ['npm', 'pnpm', 'yarn'];

afterEach(() => {
  document.documentElement.removeAttribute('data-codeblock-pm');
});

/** Returns the visible panels for a value of the attribute, as computed by the browser. */
function shownPanels(choice: string | null): string[] {
  if (choice !== null) {
    document.documentElement.setAttribute('data-codeblock-pm', choice);
  }
  const panels = NAMES.map((name) => `<div data-code-panel="${name}"></div>`).join('');
  document.body.innerHTML = `<div data-code-tabs="pm"><style>${tabRules('pm', NAMES)}</style>${panels}</div>`;
  return [...document.querySelectorAll<HTMLElement>('[data-code-panel]')]
    .filter((panel) => getComputedStyle(panel).display === 'block')
    .map((panel) => panel.dataset.codePanel ?? '');
}

test('shows the first panel without a choice', () => {
  expect(shownPanels(null)).toEqual(['npm']);
});

test.each(NAMES)('shows only %s when it is chosen', (name) => {
  expect(shownPanels(name)).toEqual([name]);
});

test.each(['bun', '', 'NPM', 'npm yarn'])(
  'shows the first panel for a choice of "%s"',
  (choice) => {
    expect(shownPanels(choice)).toEqual(['npm']);
  },
);

test('marks the tab of the visible panel', () => {
  expect(tabRules('pm', ['npm', 'yarn'])).toBe(
    [
      '[data-code-tabs="pm"] [data-code-panel]{display:none}',
      ':root[data-codeblock-pm="npm"] [data-code-tabs="pm"] [data-code-panel="npm"],',
      ':root[data-codeblock-pm="yarn"] [data-code-tabs="pm"] [data-code-panel="yarn"],',
      ':root:not([data-codeblock-pm="npm"]):not([data-codeblock-pm="yarn"]) [data-code-tabs="pm"] [data-code-panel="npm"]{display:block}',
      ':root[data-codeblock-pm="npm"] [data-code-tabs="pm"] [data-code-tab="npm"],',
      ':root[data-codeblock-pm="yarn"] [data-code-tabs="pm"] [data-code-tab="yarn"],',
      ':root:not([data-codeblock-pm="npm"]):not([data-codeblock-pm="yarn"]) [data-code-tabs="pm"] [data-code-tab="npm"]',
      '{color:var(--docs-color-code-text);border-block-end-color:var(--docs-color-code-focus)}',
    ].join(''),
  );
});
