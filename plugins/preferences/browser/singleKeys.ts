import { DEMOS } from '@component-docs/kit/browser/keys';

const STORAGE_KEY = 'docs-single-keys';
const OFF = 'off';

/**
 * Where keys have another meaning: fields for typing, code, which a reader may take for a field, dialogs,
 * widgets that use letters to move focus, frames, and all demos and tools. The toolbar of a demo is outside
 * of its inner island, and the copy button of a listing isn't its code.
 */
const OWN_KEYS = [
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog',
  'pre, .MuiCode-root:focus, [role="tablist"], iframe',
  '[role="menu"], [role="listbox"], [role="grid"], [role="tree"], [role="dialog"]',
  DEMOS,
  '[data-island-module]:not([data-island-module="demo"], [data-island-module="side-navigation"])',
].join();

/**
 * Returns whether shortcuts of a single key work. Readers can turn them off, because speech input and
 * shaking hands press keys by accident (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts).
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Stores whether shortcuts of a single key work. Returns false if the browser doesn't store it. */
export function setSingleKeys(isOn: boolean): boolean {
  try {
    if (isOn) {
      localStorage.removeItem(STORAGE_KEY);
    } else {
      localStorage.setItem(STORAGE_KEY, OFF);
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns whether keys that are pressed while an element has focus belong to that element. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
