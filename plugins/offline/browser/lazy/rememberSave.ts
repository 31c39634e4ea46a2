/** Browsers that run out of space remove files, but not this. */
const KEY = 'docs-saved';

/** Returns whether something was saved on this device. */
export function isSaveRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether something is saved. */
export function rememberSave(isSaved: boolean): void {
  try {
    if (isSaved) {
      localStorage.setItem(KEY, '1');
    } else {
      localStorage.removeItem(KEY);
    }
  } catch {
    // Then the reader isn't told when the browser removes it.
  }
}
