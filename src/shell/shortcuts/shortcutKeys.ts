/** The shortcuts that are a single key, by that key. Their labels are in `lazy/shortcutLabels.ts`. */
export const SHORTCUT_KEYS = {
  '?': 'list',
  n: 'nextPage',
  p: 'previousPage',
  j: 'nextHeading',
  k: 'previousHeading',
  '.': 'nextDemo',
  ',': 'previousDemo',
  e: 'expandCode',
  c: 'copyCode',
  m: 'mode',
  l: 'language',
} as const;

export type ShortcutKey = keyof typeof SHORTCUT_KEYS;
export type Shortcut = (typeof SHORTCUT_KEYS)[ShortcutKey];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/**
 * Where keys have another meaning: fields that are typed into, dialogs, widgets that use letters to
 * move focus, and whatever a demo or a tool does with them. The toolbar and the code of a demo are
 * outside of its inner island.
 */
const OWN_KEYS = [
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog',
  '[role="menu"], [role="listbox"], [role="grid"], [role="tree"], [role="dialog"]',
  '[data-island] [data-island], [data-demo-popup]',
  '[data-island-module]:not([data-island-module="demo"], [data-island-module="side-navigation"])',
].join();

/** Returns whether keys that are pressed while an element has focus belong to that element. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

const isShortcutKey = (key: string): key is ShortcutKey => Object.hasOwn(SHORTCUT_KEYS, key);

/**
 * Returns the shortcut of a key press, or undefined if it is none: keys with Ctrl, ⌘, or Alt belong to
 * the browser, and those of an input method to the text.
 *
 * @param target the element with focus
 */
export function shortcutOf(press: Press, target: EventTarget | null): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = press;
  const isPlain = !ctrlKey && !metaKey && !altKey && !isComposing;
  return isPlain && isShortcutKey(key) && !hasOwnKeys(target) ? SHORTCUT_KEYS[key] : undefined;
}
