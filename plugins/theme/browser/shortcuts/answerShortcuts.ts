import { shortcutKey } from '@component-docs/kit/browser/keys';
import { whenLoaded } from '@component-docs/static-pages/browser/notice/notices';
import { areSingleKeysOn, hasOwnKeys } from '@component-docs/preferences/browser/singleKeys';

/** The shortcuts that are a single key, by that key. The settings name the keys to readers. */
export const SHORTCUT_KEYS = {
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

type ShortcutKey = keyof typeof SHORTCUT_KEYS;
export type Shortcut = (typeof SHORTCUT_KEYS)[ShortcutKey];

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isShortcutKey = (key: string): key is ShortcutKey => Object.hasOwn(SHORTCUT_KEYS, key);

/** Returns the shortcut of a key, unless the focused target or the browser has a use for it. */
export function shortcutOf(press: Press, target: EventTarget | null): Shortcut | undefined {
  const { ctrlKey, metaKey, altKey } = press;
  const key = shortcutKey(press);
  const isPlain = !ctrlKey && !metaKey && !altKey;
  return isPlain && isShortcutKey(key) && !hasOwnKeys(target) ? SHORTCUT_KEYS[key] : undefined;
}

/** Answers shortcuts of a single key. Their actions load with the first press. */
export function answerShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const shortcut = event.defaultPrevented ? undefined : shortcutOf(event, event.target);
    if (shortcut && areSingleKeysOn()) {
      event.preventDefault();
      whenLoaded(
        import(/* webpackChunkName: "shortcuts" */ './lazy/runShortcut'),
        ({ runShortcut }) => runShortcut(shortcut),
      );
    }
  });
}
