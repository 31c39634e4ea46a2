const TEXT_FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Returns whether a key press opens the search: Ctrl+K or ⌘K anywhere, `/` outside of text fields.
 *
 * @param target the element with focus
 * @param areSingleKeysOn whether the reader wants shortcuts of a single key
 */
export function opensSearch(
  event: Keys,
  target: EventTarget | null,
  areSingleKeysOn: boolean,
): boolean {
  const isShortcut =
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isTyping = target instanceof Element && target.closest(TEXT_FIELDS) !== null;
  return isShortcut || (areSingleKeysOn && isSlash && !isTyping);
}

/** Returns what a key press types; empty for other keys and for those that press a button. */
export function typedCharacter(event: Keys): string {
  const isText = [...event.key].length === 1 && event.key !== ' ';
  return isText && !event.ctrlKey && !event.metaKey && !event.altKey ? event.key : '';
}
