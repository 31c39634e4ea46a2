import { shortcutKey } from '@component-docs/kit/browser/keys';

/** The state that decides whether a key press copies a code block. */
export interface ShortcutState {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** Whether text is selected on the page or in a form field; then the browser's own copy has priority. */
  hasSelection: boolean;
}

/** Returns whether the keys are Ctrl+C or ⌘+C on any keyboard, without Shift or Alt, and nothing is selected. */
export function isCopyShortcut(state: ShortcutState): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, hasSelection } = state;
  const isCopying = (ctrlKey || metaKey) && !shiftKey && !altKey;
  return isCopying && !hasSelection && /^c$/i.test(shortcutKey(state));
}
