import { kebabCase } from '../shared/component-page/anchors';
import { symbolAnchor } from '../shared/symbol-page/anchors';
import type {
  ExtractedComponent,
  ExtractedSymbol,
} from '@component-docs/react-api-model/model/extracted';

/**
 * The names behind the anchors of a package's API pages. Other sites link to these anchors, so none
 * may disappear unnoticed.
 */
export interface LockedComponent {
  props: readonly string[];
  classes: readonly string[];
  /** Complete anchors, only for an interface or hook with its own page. */
  anchors?: readonly string[];
}

/** Names by package and component. */
export type AnchorLock = Readonly<Record<string, Readonly<Record<string, LockedComponent>>>>;

/** Removed anchors, without `#`, each with the anchor that replaces it on the same page. */
export type AnchorRedirects = Readonly<Record<string, string>>;

/** Returns a package's part of the lock, in a stable order. */
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

/** Returns the part of the lock for a package's interfaces and hooks. */
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

function removedAnchors(
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
 * Returns a problem for each locked anchor that a package no longer has and no redirect replaces.
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
        .flatMap((part) => removedAnchors(component, part, before, now))
        .concat((before.anchors ?? []).filter((anchor) => !kept.has(anchor)))
        .filter((anchor) => redirects[anchor] === undefined)
        .map(
          (anchor) =>
            `${packageName}: ${component} no longer has the anchor #${anchor}; add a redirect ` +
            'in plugins/api-reference/shared/component-page/anchorRedirects.json, then run "npx tsx scripts/api.ts lock"',
        );
    }),
  );
}
