import { typeAnchor } from './anchors';
import type { ComponentApi, HistoryApi, TocEntry, TypeApi } from './types';

/** The ids of an API page's sections, in page order. */
export const SECTION_IDS = [
  'demos',
  'import',
  'props',
  'inheritance',
  'theme-default-props',
  'slots',
  'css',
  'types',
  'changes',
  'source-code',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Headings in the reader's language, as returned by `sectionLabels`. */
export type SectionLabels = Readonly<Record<SectionId, string>>;

/** Parts of the Props section. */
const SUBSECTIONS: readonly string[] = ['inheritance', 'theme-default-props'];

/** Returns the level of a section's heading. */
export function sectionLevel(id: string): 2 | 3 {
  return SUBSECTIONS.includes(id) ? 3 : 2;
}

/** Returns the types whose definitions are on the page. */
export function definedTypes(types: readonly TypeApi[]): TypeApi[] {
  return types.filter(({ definition }) => definition !== undefined);
}

/** Returns the sections of a component's page that aren't empty. */
export function sectionsOf(api: ComponentApi): SectionId[] {
  const isPresent: Record<SectionId, boolean> = {
    demos: api.demos.length > 0,
    import: true,
    props: true,
    inheritance: api.inheritance !== undefined,
    'theme-default-props': api.themeComponent !== undefined,
    slots: api.slots.length > 0,
    css: api.classes.length > 0,
    types: definedTypes(api.types).length > 0,
    changes: api.history !== undefined,
    'source-code': true,
  };
  return SECTION_IDS.filter((id) => isPresent[id]);
}

/** How many items a list has at most that isn't folded. */
export const LONGEST_OPEN_LIST = 12;

interface Anchored {
  name: string;
  anchor: string;
}

/** Returns the entries of a section's members. */
export const memberEntries = (members: readonly Anchored[]): TocEntry[] =>
  members.map(({ name, anchor }) => ({ value: name, id: anchor, level: 3 }));

/** Returns the members of the sections of types and of changes. */
export const anchoredTypes = (types: readonly TypeApi[]): Anchored[] =>
  definedTypes(types).map(({ name }) => ({ name, anchor: typeAnchor(name) }));
export const anchoredReleases = (history: HistoryApi | undefined): Anchored[] =>
  (history?.releases ?? []).map(({ version, anchor }) => ({ name: version, anchor }));

function membersOf(api: ComponentApi, id: SectionId): TocEntry[] {
  const members: Partial<Record<SectionId, Anchored[]>> = {
    props: api.props,
    slots: api.slots,
    css: api.classes,
    types: anchoredTypes(api.types),
    changes: anchoredReleases(api.history),
  };
  const listed = members[id] ?? [];
  const isFolded = id !== 'props' && listed.length > LONGEST_OPEN_LIST;
  return isFolded ? [] : memberEntries(listed);
}

/**
 * Returns the table of contents: sections, and below them their members, unless the page folds
 * them. The subsections of the Props section come after its props.
 */
export function tocEntries(api: ComponentApi, labels: SectionLabels): TocEntry[] {
  return sectionsOf(api).flatMap((id) => [
    { value: labels[id], id, level: sectionLevel(id) },
    ...membersOf(api, id),
  ]);
}
