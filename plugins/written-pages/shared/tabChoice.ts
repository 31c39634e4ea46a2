/**
 * The stored choice of a group of code tabs, such as the package manager. It is kept in local storage
 * under `codeblock-<key>`, and mirrored in an attribute of `<html>`, from which CSS shows the chosen tab
 * at first paint.
 */
const STORAGE_PREFIX = 'codeblock-';
const ATTRIBUTE_PREFIX = 'data-codeblock-';

export function attributeOf(storageKey: string): string {
  return `${ATTRIBUTE_PREFIX}${storageKey}`;
}

/** Returns the current choice, or null if none was made. Browser only. */
export function readTabChoice(storageKey: string): string | null {
  return document.documentElement.getAttribute(attributeOf(storageKey));
}

/** Selects a tab in every group with this key. If storage is blocked, the choice isn't stored. */
export function writeTabChoice(storageKey: string, label: string): void {
  document.documentElement.setAttribute(attributeOf(storageKey), label);
  try {
    localStorage.setItem(STORAGE_PREFIX + storageKey, label);
  } catch {
    // Blocked or full: the choice lasts for this page view.
  }
}

/** Inline script that sets the attributes from storage before first paint. */
export const tabChoiceScript = `(function(){try{for(var i=0;i<localStorage.length;i++){var k=localStorage.key(i);if(/^${STORAGE_PREFIX}[a-z][a-z0-9-]*$/.test(k))document.documentElement.setAttribute("data-"+k,localStorage.getItem(k))}}catch(e){}})();`;
