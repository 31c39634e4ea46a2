import { kebabCase } from '../../../src/reference/component-page/anchors';
import { symbolAnchor } from '../../../src/reference/symbol-page/anchors';
import type { ExtractedComponent } from './model/component';
import type { ExtractedSymbol } from './model/symbol';

/**
 * The names behind the anchors of a package's API pages. Other sites link to them, so one that
 * disappears must not go unseen.
 */
export interface LockedComponent {
  props: readonly string[];
  classes: readonly string[];
  /** Of an interface or a hook with a page of its own: the whole anchors. */
  anchors?: readonly string[];
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

/** What the lock holds of a package's interfaces and hooks. */
export function lockOfSymbols(
  symbols: readonly ExtractedSymbol[],
): Readonly<Record<string, LockedComponent>> {
  const entries = symbols.map(({ name, sections }): [string, LockedComponent] => {
    const anchors = sections.flatMap(({ id, members }) =>
      members.map((member) => symbolAnchor(name, id, member.name)),
    );
    return [name, { props: [], classes: [], anchors: anchors.sort() }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function goneOf(
  component: string,
  part: 'props' | 'classes',
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
      const kept = new Set(now?.anchors);
      return (['props', 'classes'] as const)
        .flatMap((part) => goneOf(component, part, before, now))
        .concat((before.anchors ?? []).filter((anchor) => !kept.has(anchor)))
        .filter((anchor) => redirects[anchor] === undefined)
        .map(
          (anchor) =>
            `${packageName}: ${component} has no anchor #${anchor} any more; give it a redirect ` +
            'in src/reference/component-page/anchorRedirects.json, then run "npm run api:lock"',
        );
    }),
  );
}
