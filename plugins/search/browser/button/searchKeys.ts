import { hasOwnKeys } from '@component-docs/preferences/browser/singleKeys';
import { shortcutKey } from '@component-docs/kit/browser/keys';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Returns whether a key press opens the search: Ctrl+K or ⌘K anywhere, `/` where keys have no other meaning.
 *
 * @param target the element with focus
 * @param areSingleKeysOn whether the reader wants shortcuts of a single key
 */
export function opensSearch(
  event: Keys,
  target: EventTarget | null,
  areSingleKeysOn: boolean,
): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = shortcutKey(event);
  if (ctrlKey || metaKey) {
    return !altKey && !shiftKey && /^k$/i.test(key);
  }
  return areSingleKeysOn && key === '/' && !altKey && !hasOwnKeys(target);
}

/** Returns the character that a key press types; empty for other keys and for keys that press a button. */
export function typedCharacter(event: Keys): string {
  const isText = [...event.key].length === 1 && event.key !== ' ';
  return isText && !event.ctrlKey && !event.metaKey && !event.altKey ? event.key : '';
}
