/** The characters that punctuation keys type on a keyboard with Latin letters: alone, and with Shift. */
const MARKS: Readonly<Partial<Record<string, string>>> = { Comma: ',<', Period: '.>', Slash: '/?' };

/** A character of another script than Latin. */
const FOREIGN = /^[^\p{ASCII}\p{Script=Latin}]/u;

/**
 * Returns the key that shortcuts compare an event with: the character that it types or, if that is of another
 * script than Latin, the character of the same key on a keyboard with Latin letters. So ⌘C is the same key in
 * Russian and in English, and a Dvorak keyboard keeps its own places.
 */
export function shortcutKey(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const { key, code, shiftKey } = event;
  if (!FOREIGN.test(key)) {
    return key;
  }
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const typed = letter ? letter.toLowerCase() + letter : MARKS[code];
  return typed?.charAt(shiftKey ? 1 : 0) ?? key;
}

/** The `keyCode` of keys that belong to an input method. */
const INPUT_METHOD = 229;

/** Demos and their popups, whose components handle input methods as they do in readers' apps. */
export const DEMOS = '[data-island] [data-island], [data-demo-popup]';

/**
 * Returns whether a key event is none for the page: an input method uses it to compose a word, or no key
 * was pressed at all, as when the browser fills in a form. Safari says of the Enter that ends a word only by
 * its `keyCode` that it belongs to the input method.
 */
function isForeign({ key, isComposing, keyCode, target }: KeyboardEvent): boolean {
  const composes = isComposing || keyCode === INPUT_METHOD;
  return !key || (composes && !(target instanceof Element && target.closest(DEMOS)));
}

/**
 * Keeps key events that belong to input methods from all listeners of a window, except the listeners of
 * demos. Otherwise each listener would have to ignore these events, and new ones would forget to.
 */
export function ignoreInputMethods(target: Window): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (isForeign(event)) {
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
