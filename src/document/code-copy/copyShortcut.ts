/** What decides whether a key press means "copy this block". */
export interface ShortcutState {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** Text is selected on the page or in a form field: the browser's own copy comes first. */
  hasSelection: boolean;
}

/** Ctrl+C or ⌘+C, nothing else held, nothing selected (behaviours §15). */
export function isCopyShortcut(state: ShortcutState): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, hasSelection } = state;
  return key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey && !hasSelection;
}
