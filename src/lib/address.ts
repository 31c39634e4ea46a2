/**
 * Decodes a part of an address, such as its fragment without `#`. Text that isn't validly encoded, such
 * as `100%`, is returned as it is.
 */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns an address whose path, query, and fragment can all be decoded: the percent signs of a part
 * that can't be are encoded, so that `#100%` becomes `#100%25`. Docusaurus and the router decode without
 * a check, and would crash.
 *
 * The source of this function is part of an inline script (`addressScript.ts`), so it may only use its
 * argument and browser APIs.
 */
export function repairAddress(address: string): string {
  return address
    .split(/(?=[?#])/)
    .map((part) => {
      try {
        decodeURIComponent(part);
        return part;
      } catch {
        return part.replace(/%/g, '%25');
      }
    })
    .join('');
}
