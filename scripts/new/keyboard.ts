import { MARKER } from '@component-docs/docs-checks/node/page-checks/markers';

/** The keys of the ARIA patterns that a page's `waiAria` link can name. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  accordion: ['Tab', 'Enter', 'Space'],
  button: ['Tab', 'Enter', 'Space'],
  checkbox: ['Tab', 'Space'],
  combobox: ['↓', '↑', 'Enter', 'Escape', 'Home', 'End'],
  'dialog-modal': ['Tab', 'Shift + Tab', 'Escape'],
  link: ['Tab', 'Enter'],
  'menu-button': ['Enter', 'Space', '↓', '↑', 'Home', 'End', 'Escape'],
  radio: ['Tab', 'Space', '↓', '→', '↑', '←'],
  'slider-multithumb': ['Tab', '→', '↑', '←', '↓', 'Page Up', 'Page Down', 'Home', 'End'],
  switch: ['Tab', 'Space'],
  tabs: ['Tab', '→', '←', 'Home', 'End', 'Enter'],
  tooltip: ['Tab', 'Escape'],
};

const OTHER_KEYS = ['Tab'];

function keyHtml(keys: string): string {
  return keys
    .split(' + ')
    .map((key) => `<kbd>${key}</kbd>`)
    .join(' + ');
}

/**
 * Returns the table of keys for the accessibility section, whose effects the writer completes.
 *
 * @param waiAria the page's link to its ARIA pattern, if it has one
 */
export function keyboardTable(waiAria = ''): string {
  const pattern = /\/patterns\/([\w-]+)/.exec(waiAria)?.[1] ?? '';
  const rows = (KEYS[pattern] ?? OTHER_KEYS).map((keys) => `| ${keyHtml(keys)} | ${MARKER} |`);
  return ['| Key | Effect |', '| :-- | :-- |', ...rows].join('\n');
}
