import type { ItemFacts, ReleaseFacts } from '@component-docs/react-api-model/facts/model';
import type { ItemRecord, PackageRecord } from '../readRecord';
import { foldItem, withChanges } from './foldItem';

/** A package's record, with the facts about its last release that the fold needs. */
export interface FoldState {
  record: PackageRecord;
  /** The last known facts about each item that the last release exports. */
  last: ReadonlyMap<string, ItemFacts>;
  /** Items that are exported but not in `last`: nobody knows their members before. */
  unread: ReadonlySet<string>;
}

/** Returns the state before the first release. */
export function startFold(packageName: string): FoldState {
  return {
    record: { package: packageName, releases: [], items: {} },
    last: new Map(),
    unread: new Set(),
  };
}

/**
 * Returns the state after the last release of a record.
 *
 * @param facts about that release
 */
export function resumeFold(record: PackageRecord, facts: ReleaseFacts): FoldState {
  return {
    record,
    last: new Map(Object.entries(facts.items)),
    unread: new Set(Object.keys(facts.unreadable)),
  };
}

/** Returns the record of an item that the release before doesn't have. */
function newItem(
  { record, unread }: FoldState,
  { name, version, facts }: { name: string; version: string; facts: ItemFacts },
): ItemRecord {
  const { kind, documented } = facts;
  const earlier = record.items[name];
  if (earlier && unread.has(name)) {
    return earlier;
  }
  const isFirst = record.releases.length === 0 || unread.has(name);
  return {
    kind,
    ...((documented ?? earlier?.documented) && { documented: true }),
    ...(!isFirst && { since: version }),
    members: {},
    changes: isFirst
      ? {}
      : withChanges(earlier?.changes ?? {}, version, [{ subject: kind, kind: 'added', name }]),
  };
}

function removedItem(earlier: ItemRecord, name: string, version: string): ItemRecord {
  const change = { subject: earlier.kind, kind: 'removed' as const, name };
  return { ...earlier, members: {}, changes: withChanges(earlier.changes, version, [change]) };
}

/**
 * Adds a release to a package's record: compares its facts with the facts of the release before it. Items
 * that the release exports but whose types can't be read keep their last known facts.
 */
export function foldRelease(state: FoldState, release: ReleaseFacts): FoldState {
  const { version, items, unreadable } = release;
  const records: Record<string, ItemRecord> = { ...state.record.items };
  const last = new Map(Object.entries(items));
  for (const [name, after] of Object.entries(items)) {
    const before = state.last.get(name);
    const earlier = records[name];
    records[name] =
      before && earlier
        ? foldItem(earlier, { name, version, before, after })
        : newItem(state, { name, version, facts: after });
  }
  for (const [name, before] of state.last) {
    const earlier = records[name];
    if (Object.hasOwn(unreadable, name)) {
      last.set(name, before);
    } else if (!Object.hasOwn(items, name) && earlier) {
      records[name] = removedItem(earlier, name, version);
    }
  }
  const unread = [...state.unread, ...Object.keys(unreadable)].filter((name) => !last.has(name));
  return {
    record: { ...state.record, releases: [...state.record.releases, version], items: records },
    last,
    unread: new Set(unread),
  };
}
