import { createLookup } from './createLookup';
import { listSources } from './listSources';
import type { Entry, Place, Source } from './types';

/** An entry whose place has another text now. */
export interface BehindEntry {
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
  /** What has no translation, most used first. */
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
