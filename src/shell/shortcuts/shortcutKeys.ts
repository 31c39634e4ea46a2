import { shortcutKey } from '../../../plugins/kit/browser/keys';
import { hasOwnKeys } from '../../../plugins/preferences/browser/singleKeys';

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

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isShortcutKey = (key: string): key is ShortcutKey => Object.hasOwn(SHORTCUT_KEYS, key);

/**
 * Returns the shortcut of a key press, or undefined if it is none: keys with Ctrl, ⌘, or Alt belong to
 * the browser.
 *
 * @param target the element with focus
 */
export function shortcutOf(press: Press, target: EventTarget | null): Shortcut | undefined {
  const { ctrlKey, metaKey, altKey } = press;
  const key = shortcutKey(press);
  const isPlain = !ctrlKey && !metaKey && !altKey;
  return isPlain && isShortcutKey(key) && !hasOwnKeys(target) ? SHORTCUT_KEYS[key] : undefined;
}
