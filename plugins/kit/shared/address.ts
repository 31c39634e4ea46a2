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

/** Returns a parsed address; null if it isn't one. `URL.canParse` is newer than the browsers we support. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Whether an address leads to the web, and not to a script for example. */
export function isWebAddress({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}

/**
 * Returns an address whose path, query, and fragment can all be decoded: the percent signs of a part
 * that can't be are encoded, so that `#100%` becomes `#100%25`. Docusaurus and the router decode without
 * a check, and would crash.
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
