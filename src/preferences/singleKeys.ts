const STORAGE_KEY = 'docs-single-keys';
const OFF = 'off';

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
