import { createLookup, listSources, formOf, isForm } from './lookup';
import type { Entry, Place, Source } from './lookup';
import { printTable, tableFile } from './readEntries';

/** An entry whose place has another text now. */
interface BehindEntry {
  entry: Entry;
  /** The text that is there now. */
  english: string;
}

/** The translations of the reference, compared with the texts of the installed packages. */
export interface TableDrift {
  /** Entries whose text the packages have, with the places that show their translation. */
  current: ReadonlyMap<Entry, readonly Place[]>;
  behind: readonly BehindEntry[];
  /** Entries that nothing shows and that no other text replaces. */
  orphaned: readonly Entry[];
  /** Texts without a translation, most used first. */
  missing: readonly Source[];
}

/** Returns a name that is unique among the places of all packages. */
function placeId({ packageName, name }: Pick<Place, 'packageName' | 'name'>): string {
  return `${packageName} ${name}`;
}

/** Compares entries with the texts of the packages. */
export function compareTable(entries: readonly Entry[], places: readonly Place[]): TableDrift {
  const lookup = createLookup(entries);
  const current = new Map<Entry, Place[]>();
  const unserved: Place[] = [];
  for (const place of places) {
    const entry = lookup(place.english)?.entry;
    if (entry) {
      current.set(entry, [...(current.get(entry) ?? []), place]);
    } else {
      unserved.push(place);
    }
  }
  const textAt = new Map(unserved.map((place) => [placeId(place), place.english]));
  const rest = entries
    .filter((entry) => !current.has(entry))
    .map((entry) => ({ entry, english: textAt.get(placeId({ ...entry, name: entry.at })) }));
  return {
    current,
    behind: rest.flatMap(({ entry, english }) =>
      english === undefined ? [] : [{ entry, english }],
    ),
    orphaned: rest.flatMap(({ entry, english }) => (english === undefined ? [entry] : [])),
    missing: listSources(unserved),
  };
}

/**
 * Returns entries with the keys that they should have: the first place with their text. An entry whose
 * text is gone keeps its key, unless another text took its place.
 */
export function arrangeEntries(entries: readonly Entry[], places: readonly Place[]): Entry[] {
  const { current, behind, orphaned } = compareTable(entries, places);
  const shown = [...current].map(([entry, [first]]) =>
    first ? { ...entry, packageName: first.packageName, at: first.name } : entry,
  );
  const keyOf = ({ packageName, at }: Entry) => `${packageName} ${at}`;
  const taken = new Set(shown.map(keyOf));
  const gone = [...behind.map(({ entry }) => entry), ...orphaned];
  return [...shown, ...gone.filter((entry) => !taken.has(keyOf(entry)))];
}

/** The entries that a translator has checked. */
interface Accepted {
  packageName: string;
  /** `Button`, or `Button.props.color`; the whole package by default. */
  names?: readonly string[];
}

function isBelow(place: string, name: string): boolean {
  return place === name || place.startsWith(`${name}.`);
}

/**
 * Returns the entries, with the entries that the given places show accepted as translations of the current
 * English text. Entries of these places whose text is gone are left out.
 *
 * Throws for a name that isn't a place in the package.
 */
export function acceptEntries(
  entries: readonly Entry[],
  places: readonly Place[],
  { packageName, names = [] }: Accepted,
): Entry[] {
  const isChecked = (place: { packageName: string; name: string }) =>
    place.packageName === packageName &&
    (names.length === 0 || names.some((name) => isBelow(place.name, name)));
  const { current, behind, orphaned } = compareTable(entries, places);
  const known = [...places, ...orphaned.map((entry) => ({ ...entry, name: entry.at }))];
  const unknown = names.find(
    (name) =>
      !known.some((place) => place.packageName === packageName && isBelow(place.name, name)),
  );
  if (unknown !== undefined || !known.some((place) => place.packageName === packageName)) {
    throw new Error(
      `The reference of ${packageName} has no text "${unknown ?? ''}". Pass a component or a place, such as Button.props.color.`,
    );
  }
  const ofCurrent = [...current].map(([entry, shown]): Entry =>
    shown.some(isChecked) ? { ...entry, state: 'accepted' } : entry,
  );
  const ofBehind = behind.map(({ entry, english }): Entry =>
    isChecked({ ...entry, name: entry.at })
      ? { ...entry, english: isForm(entry.english) ? formOf(english) : english, state: 'accepted' }
      : entry,
  );
  const kept = orphaned.filter((entry) => !isChecked({ ...entry, name: entry.at }));
  return arrangeEntries([...ofCurrent, ...ofBehind, ...kept], places);
}

/** Counts texts of the reference by the state of their translation. */
export function summaryOf({ current, behind, orphaned, missing }: TableDrift): string {
  const places = [...current.values()].reduce((sum, { length }) => sum + length, 0);
  const untranslated = missing.reduce((sum, source) => sum + source.places.length, 0);
  const drafts = [...current.keys()].filter(({ state }) => state === 'draft').length;
  const share = Math.floor((100 * places) / Math.max(1, places + untranslated));
  return `API reference: ${current.size} texts are translated (${drafts} of them drafts), ${behind.length} behind, ${missing.length} missing, ${orphaned.length} orphaned; ${share} % of all places.`;
}

/** Returns what finds file and line of an entry: the files are as they are printed. */
function placesIn({ current, behind, orphaned }: TableDrift) {
  const entries = [...current.keys(), ...behind.map(({ entry }) => entry), ...orphaned];
  return ({ packageName, at }: Entry) => {
    const ofPackage = entries.filter((entry) => entry.packageName === packageName);
    const lines = printTable(ofPackage).split('\n');
    return `${tableFile(packageName)}:${lines.indexOf(`  ${JSON.stringify(at)}: {`) + 1}`;
  };
}

/**
 * Returns a message for each entry whose English text has changed or is gone, with file, line, and fix.
 *
 * @param shown those of the drift to describe; all by default
 */
export function describeTable(
  drift: TableDrift,
  { behind, orphaned }: Pick<TableDrift, 'behind' | 'orphaned'> = drift,
): string[] {
  const placeOf = placesIn(drift);
  const accept = ({ packageName, at }: Entry) =>
    `run: npm run translate -- accept ${packageName} ${at}`;
  return [
    ...behind.map(
      ({ entry, english }) =>
        `${placeOf(entry)}: ${entry.at} is behind: the English is ${JSON.stringify(english)} now. Bring it up to date, then ${accept(entry)}`,
    ),
    ...orphaned.map(
      (entry) =>
        `${placeOf(entry)}: ${entry.at} is orphaned: no package has its text. To remove it, ${accept(entry)}`,
    ),
  ];
}
