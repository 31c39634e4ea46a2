import type { StylingName } from '../reader/preferences/codeStyling';

const EXTENSIONS = ['tsx', 'js'] as const;

/**
 * The fragments that lead to a demo's code, beside the demo's name: `Name.tsx`, `css-Name.js`
 * (behaviours §17).
 */
export function demoAnchors(name: string, stylings: readonly StylingName[]): string[] {
  const prefixes = ['', ...stylings.map((styling) => `${styling}-`)];
  return prefixes.flatMap((prefix) =>
    EXTENSIONS.map((extension) => `${prefix}${name}.${extension}`),
  );
}

/** Whether a fragment asks to see a demo's code, in whatever styling. */
export function opensDemo(hash: string, name: string): boolean {
  const [, asked] = /^#(?:(?:system|tailwind|css)-)?(.+)\.(?:js|tsx)$/.exec(hash) ?? [];
  return asked === name;
}
