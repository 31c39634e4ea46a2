import { MEMBER_SUBJECTS } from '@component-docs/react-api-model/facts/model';
import type {
  ItemFacts,
  MemberSubject,
  ReleaseFacts,
} from '@component-docs/react-api-model/facts/model';
import { sameType } from '@component-docs/react-api-model/facts/sameType';
import { CHANGE_KINDS } from './readRecord';
import type { ApiChange, ItemRecord, PackageRecord, Since } from './readRecord';
import { diffMembers, datesAfter, lateAdditions } from './diffMembers';

/** Returns the type that represents a hook's result, with or without members. */
function resultOf({ result, members }: ItemFacts): string {
  return result ?? (Object.keys(members.value?.documented ?? {}).length > 0 ? 'object' : 'void');
}

/** Compares results as a whole when either has no members, which are compared one by one. */
function resultChanges(name: string, earlier: ItemFacts, later: ItemFacts): ApiChange[] {
  const [before, after] = [resultOf(earlier), resultOf(later)];
  const isCompared = (earlier.result ?? later.result) !== undefined;
  return isCompared && !sameType(before, after)
    ? [{ subject: 'result', kind: 'retyped', name, before, after }]
    : [];
}

/** Returns the changes of an item that both releases have. */
function diffItems(name: string, before: ItemFacts, after: ItemFacts): ApiChange[] {
  const isDeprecated = !before.deprecated && after.deprecated;
  return [
    ...(isDeprecated ? [{ subject: after.kind, kind: 'deprecated' as const, name }] : []),
    ...resultChanges(name, before, after),
    ...MEMBER_SUBJECTS.flatMap((subject) =>
      diffMembers(subject, before.members[subject], after.members[subject]),
    ),
  ];
}

/** Adds changes to the changes of a release: breaking ones first, each only once. */
function withChanges(
  all: ItemRecord['changes'],
  version: string,
  added: readonly ApiChange[],
): ItemRecord['changes'] {
  const known = all[version] ?? [];
  const isKnown = ({ subject, kind, name }: ApiChange) =>
    known.some((one) => one.subject === subject && one.kind === kind && one.name === name);
  const changes = [...known, ...added.filter((change) => !isKnown(change))];
  const inOrder = changes.toSorted(
    (a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind),
  );
  return changes.length > 0 ? { ...all, [version]: inOrder } : all;
}

/** One step of the fold: an item's facts in two consecutive releases that both have it. */
interface ItemStep {
  name: string;
  version: string;
  before: ItemFacts;
  after: ItemFacts;
}

function datesOf(record: ItemRecord, { before, after, version }: ItemStep): ItemRecord['members'] {
  const dates = MEMBER_SUBJECTS.flatMap((subject): [MemberSubject, Since][] => {
    const group = after.members[subject];
    const found =
      group && datesAfter(record.members[subject], before.members[subject], group, version);
    return found && Object.keys(found).length > 0 ? [[subject, found]] : [];
  });
  return Object.fromEntries(dates);
}

/** Returns an item's record after one more release that has the item. */
function foldItem(record: ItemRecord, step: ItemStep): ItemRecord {
  const { name, version, before, after } = step;
  const members = datesOf(record, step);
  const late = MEMBER_SUBJECTS.flatMap((subject) => {
    const group = after.members[subject];
    return group ? lateAdditions(subject, members[subject], before.members[subject], group) : [];
  });
  const changes = withChanges(record.changes, version, diffItems(name, before, after));
  return {
    ...record,
    ...(after.documented && { documented: true }),
    members,
    changes: late.reduce((all, [since, change]) => withChanges(all, since, [change]), changes),
  };
}

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

/** Adds a release to a package's record. Items whose types can't be read keep their last facts. */
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
