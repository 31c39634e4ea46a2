/** A message with fewer letters and digits may be in a query by chance. */
const MIN_LENGTH = 12;

/**
 * Returns a text without the characters that readers lose when they paste it: quotes, line breaks, and
 * spaces.
 */
export function compactText(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/**
 * Whether a query has a message of the console in it: all of its fixed parts, in their order.
 *
 * @param query as `compactText` returns it
 * @param message with `…` for each value, and for text that is left out at its end
 */
export function quotesMessage(query: string, message: string): boolean {
  const parts = message.split('…').map(compactText);
  if (parts.join('').length < MIN_LENGTH) {
    return false;
  }
  let from = 0;
  return parts.every((part) => {
    const found = query.indexOf(part, from);
    from = found + part.length;
    return found >= 0;
  });
}
