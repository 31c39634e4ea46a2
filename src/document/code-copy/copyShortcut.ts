/** The state that decides whether a key press copies a code block. */
export interface ShortcutState {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** Whether text is selected on the page or in a form field; then the browser's own copy has priority. */
  hasSelection: boolean;
}

/** Returns whether the keys are Ctrl+C or ⌘+C without Shift or Alt, and nothing is selected. */
export function isCopyShortcut(state: ShortcutState): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, hasSelection } = state;
  return key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey && !hasSelection;
}
