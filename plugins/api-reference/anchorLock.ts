import { kebabCase } from '../../src/api-reference/anchors';
import type { ExtractedComponent } from './model';

/**
 * The names behind the anchors of a package's API pages. Other sites link to them, so one that
 * disappears must not go unseen.
 */
export interface LockedComponent {
  props: readonly string[];
  classes: readonly string[];
}

/** Package, component, names. */
export type AnchorLock = Readonly<Record<string, Readonly<Record<string, LockedComponent>>>>;

/** Anchors that are gone, without `#`, each with the anchor of the same page that took its place. */
export type AnchorRedirects = Readonly<Record<string, string>>;

/** What the lock holds of a package, in an order that does not change by itself. */
export function lockOf(
  components: readonly ExtractedComponent[],
): Readonly<Record<string, LockedComponent>> {
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).sort();
  const entries = components.map(({ name, props, classes }): [string, LockedComponent] => [
    name,
    { props: names(props), classes: names(classes) },
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function goneOf(
  component: string,
  part: keyof LockedComponent,
  before: LockedComponent,
  now: LockedComponent | undefined,
): string[] {
  const kept = new Set(now?.[part]);
  const kind = part === 'props' ? 'prop' : 'classes';
  return before[part]
    .filter((name) => !kept.has(name))
    .map((name) => `${kebabCase(component)}-${kind}-${name}`);
}

/**
 * Gives a fault for each anchor of the lock that a package no longer has and no redirect takes on.
 */
export function lostAnchors(
  locked: AnchorLock,
  current: AnchorLock,
  redirects: AnchorRedirects,
): string[] {
  return Object.entries(locked).flatMap(([packageName, components]) =>
    Object.entries(components).flatMap(([component, before]) => {
      const now = current[packageName]?.[component];
      return (['props', 'classes'] as const)
        .flatMap((part) => goneOf(component, part, before, now))
        .filter((anchor) => redirects[anchor] === undefined)
        .map(
          (anchor) =>
            `${packageName}: ${component} has no anchor #${anchor} any more; give it a redirect ` +
            'in src/api-reference/anchorRedirects.json, then run "npm run api:lock"',
        );
    }),
  );
}
