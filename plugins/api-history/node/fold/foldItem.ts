import type { ItemFacts } from '@component-docs/react-api-model/facts/model';
import type { ItemRecord } from '../readRecord';
import { sameType } from '@component-docs/react-api-model/facts/sameType';
import { CHANGE_KINDS, MEMBER_SUBJECTS } from '../types';
import type { ApiChange, MemberSubject, Since } from '../types';
import { diffMembers, datesAfter, lateAdditions } from './diffMembers';

/** Returns the type that represents a hook's result, with or without members. */
function resultOf({ result, members }: ItemFacts): string {
  return result ?? (Object.keys(members.value?.documented ?? {}).length > 0 ? 'object' : 'void');
}

/**
 * Compares results as a whole when either has no members. Members are compared one by one
 * elsewhere.
 */
function resultChanges(name: string, earlier: ItemFacts, later: ItemFacts): ApiChange[] {
  const [before, after] = [resultOf(earlier), resultOf(later)];
  const isCompared = (earlier.result ?? later.result) !== undefined;
  return isCompared && !sameType(before, after)
    ? [{ subject: 'result', kind: 'retyped', name, before, after }]
    : [];
}

/** Returns the changes of an item that both releases have. */
export function diffItems(name: string, before: ItemFacts, after: ItemFacts): ApiChange[] {
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
export function withChanges(
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
export interface ItemStep {
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
export function foldItem(record: ItemRecord, step: ItemStep): ItemRecord {
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
    changes: late.reduce(
      (all, addition) => withChanges(all, addition.version, [addition.change]),
      changes,
    ),
  };
}
