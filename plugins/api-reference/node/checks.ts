import { anchorsOf, classAnchor, propAnchor } from '../shared/component-page/anchors';
import type { ComponentApi } from '../shared/component-page/types';
import { SECTION_IDS } from '../shared/component-page/sections';
import { symbolAnchor } from '../shared/pages';
import type {
  ExtractedComponent,
  ExtractedSymbol,
} from '@component-docs/react-api-model/model/extracted';

/** Returns a problem for each anchor that two entries share: a link would only reach the first. */
export function ambiguousAnchors(api: ComponentApi): string[] {
  const anchors = [...SECTION_IDS, ...anchorsOf(api)];
  return anchors
    .filter((anchor, index) => anchors.indexOf(anchor) !== index)
    .map(
      (anchor) =>
        `${api.name}: two entries have the anchor #${anchor}; ` +
        'make them distinct in plugins/api-reference/shared/component-page/anchors.ts',
    );
}

/** Names behind anchors of API pages, which other sites link to: none may disappear unnoticed. */
interface LockedComponent {
  props: readonly string[];
  classes: readonly string[];
  /** Complete anchors, only for an interface or hook with its own page. */
  anchors?: readonly string[];
}

/** Names by package and component. */
export type AnchorLock = Readonly<Record<string, Readonly<Record<string, LockedComponent>>>>;

type Lock = AnchorLock[string];

const sorted = (entries: readonly [string, LockedComponent][]): Lock =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns a package's part of the lock, in a stable order. */
export function lockOf(components: readonly ExtractedComponent[]): Lock {
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).sort();
  return sorted(
    components.map(({ name, props, classes }) => [
      name,
      { props: names(props), classes: names(classes) },
    ]),
  );
}

/** Returns the part of the lock for a package's interfaces and hooks. */
export function lockOfSymbols(symbols: readonly ExtractedSymbol[]): Lock {
  return sorted(
    symbols.map(({ name, sections }) => {
      const anchors = sections.flatMap(({ id, members }) =>
        members.map((member) => symbolAnchor(name, id, member.name)),
      );
      return [name, { props: [], classes: [], anchors: anchors.sort() }];
    }),
  );
}

const IF_REMOVED =
  'which other sites may link to; if the package has removed it, run "npx tsx scripts/api.ts lock"';

/** Returns file and line of what a problem is about, by the package and a name in it. */
export type PlaceOf = (packageName: string, component: string, name?: string) => string;

/** Returns all anchors of a component. */
function anchorsIn(component: string, locked: LockedComponent | undefined): string[] {
  const { props = [], classes = [], anchors = [] } = locked ?? {};
  return [
    ...props.map((name) => propAnchor(component, name)),
    ...classes.map((name) => classAnchor(component, name)),
    ...anchors,
  ];
}

/** Returns what an anchor is about: `inputRef` for `checkbox-prop-inputRef`. */
const memberOf = (anchor: string) => anchor.slice(anchor.lastIndexOf('-') + 1);

/**
 * Returns a problem for each locked anchor that a package no longer has, or one for all of a component that is gone,
 * each with the place where the package declares it, or did.
 */
export function lostAnchors(locked: AnchorLock, current: AnchorLock, placeOf: PlaceOf): string[] {
  return Object.entries(locked).flatMap(([packageName, components]) =>
    Object.entries(components).flatMap(([component, before]) => {
      const now = current[packageName]?.[component];
      const kept = anchorsIn(component, now);
      const lost = anchorsIn(component, before).filter((anchor) => !kept.includes(anchor));
      const subject = `${component} of ${packageName}`;
      return now
        ? lost.map(
            (anchor) =>
              `${placeOf(packageName, component, memberOf(anchor))}: ${subject} no longer has the anchor #${anchor}, ${IF_REMOVED}`,
          )
        : [
            `${placeOf(packageName, component)}: ${subject} no longer has a page, with ${lost.length} anchors, ${IF_REMOVED}`,
          ];
    }),
  );
}

/** Components and hooks of a package that have no API page, with the reason. */
interface Undocumented {
  package: string;
  reason: string;
  names: readonly string[];
}

/** The names that a package's reference should have, and the names that it has: components and hooks. */
export interface Coverage {
  package: string;
  /** Components that the package exports. */
  expected: readonly string[];
  documented: readonly string[];
}

/** Where the reasons are. */
export const REASONS = 'content/api-reference/undocumented.json';

/** Returns what finds a name of a package in the file with the reasons, or the package itself. */
function placeInReasons(text: string) {
  const lines = text.split('\n');
  return (packageName: string, name: string) => {
    let owner: string | undefined;
    const index = lines.findIndex((line) => {
      owner = /"package": "(.+)"/.exec(line)?.[1] ?? owner;
      return owner === packageName && line.includes(`"${name}"`);
    });
    return `${REASONS}:${Math.max(index, 0) + 1}`;
  };
}

/**
 * Returns a problem for each component or hook that has neither an API page nor a reason, and for each
 * reason that isn't needed.
 *
 * @param reasons the text of the file with the reasons
 */
export function coverageProblems(
  { package: packageName, expected, documented }: Coverage,
  reasons: string,
): string[] {
  const undocumented = JSON.parse(reasons) as readonly Undocumented[];
  const placeOf = placeInReasons(reasons);
  const own = undocumented.filter((group) => group.package === packageName);
  const excused = own.flatMap(({ names }) => names);
  const missing = [...new Set(expected)].filter(
    (name) => !documented.includes(name) && !excused.includes(name),
  );
  const needless = excused.filter((name) => documented.includes(name) || !expected.includes(name));
  return [
    ...missing.map(
      (name) =>
        `${placeOf(packageName, packageName)}: ${name} of ${packageName} has no API page. Add it to the names of a reason.`,
    ),
    ...needless.map(
      (name) =>
        `${placeOf(packageName, name)}: ${name} of ${packageName} needs no reason any more. Remove it.`,
    ),
  ];
}
