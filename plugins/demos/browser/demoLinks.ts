import type { StylingName } from '@component-docs/preferences/shared/codePreferences';

const EXTENSIONS = ['tsx', 'js'] as const;

/**
 * Returns the anchors that link to a demo's code, besides the demo's name itself: its name with
 * `.tsx` and `.js`, with and without the prefix of each styling, such as `Name.tsx` and
 * `css-Name.js`.
 */
export function demoAnchors(name: string, stylings: readonly StylingName[]): string[] {
  const prefixes = ['', ...stylings.map((styling) => `${styling}-`)];
  return prefixes.flatMap((prefix) =>
    EXTENSIONS.map((extension) => `${prefix}${name}.${extension}`),
  );
}

/** Returns the link to a demo's code on a page. Throws a TypeError when the address isn't a URL. */
export function codeLink(
  address: string,
  demo: { name: string; styling: StylingName; extension: (typeof EXTENSIONS)[number] },
): string {
  const url = new URL(address);
  url.hash = `${demo.styling}-${demo.name}.${demo.extension}`;
  return url.href;
}

/** Returns whether a hash links to a demo's code, in any styling. */
export function opensDemo(hash: string, name: string): boolean {
  const [, linkedName] = /^#(?:(?:system|tailwind|css)-)?(.+)\.(?:js|tsx)$/.exec(hash) ?? [];
  return linkedName === name;
}
