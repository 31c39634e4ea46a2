/** What the keys beside the letters are on a keyboard with Latin letters: alone, and with Shift. */
const MARKS: Readonly<Partial<Record<string, string>>> = { Comma: ',<', Period: '.>', Slash: '/?' };

/** A character of another script than Latin. */
const FOREIGN = /^[^\p{ASCII}\p{Script=Latin}]/u;

/**
 * Returns the key of an event that shortcuts are compared with: what the key types or, if that is a
 * character of another script than Latin, what it types on a keyboard with Latin letters. So ⌘C is the same
 * key in Russian and in English, and a Dvorak keyboard keeps its own places.
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
