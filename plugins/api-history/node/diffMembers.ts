import type {
  MemberFacts,
  MemberGroup,
  MemberSubject,
} from '@component-docs/react-api-model/facts/model';
import { sameType } from '@component-docs/react-api-model/facts/sameType';
import type { ApiChange, Since } from './readRecord';

/** Returns whether the types of a release accept a member, documented or not. */
export function accepts(group: MemberGroup | undefined, name: string): boolean {
  return (
    group !== undefined &&
    (Object.hasOwn(group.documented, name) ||
      (group.undocumented ?? []).includes(name) ||
      (group.attributes ?? []).includes(name))
  );
}

/** Returns whether a member's types are equal: as they are printed, or as the compiler has them. */
function hasSameType(before: MemberFacts, after: MemberFacts): boolean {
  const [then, now] = [before.type ?? '', after.type ?? ''];
  const [resolvedThen, resolvedNow] = [before.resolved ?? then, after.resolved ?? now];
  return sameType(then, now) || sameType(resolvedThen, resolvedNow);
}

/**
 * Returns the defaults of both releases if they differ. Readable code decides: a default that only
 * the documentation gained isn't a change, nor is one that can't be found any more.
 */
function changedDefaults(
  before: MemberFacts,
  after: MemberFacts,
): Pick<ApiChange, 'before' | 'after'> | undefined {
  const [then, now] = [before.codeDefault, after.codeDefault];
  const isCodeKnown = then !== undefined && now !== undefined;
  const isDocumented = before.default !== undefined && after.default !== undefined;
  const isSame = before.default === after.default || (isCodeKnown ? then === now : !isDocumented);
  if (isSame || after.default === undefined) {
    return undefined;
  }
  return {
    ...(before.default !== undefined && { before: before.default }),
    after: after.default,
  };
}

/** Props whose members are compared one by one, as classes and slots. */
const LISTED = ['classes', 'slots'];

function memberChanges(
  { subject, name }: { subject: MemberSubject; name: string },
  before: MemberFacts,
  after: MemberFacts,
): ApiChange[] {
  const defaults = changedDefaults(before, after);
  const changes: (ApiChange | false | undefined)[] = [
    // A return value that is now always present requires no change by the hook's callers.
    subject !== 'value' &&
      !before.required &&
      after.required === true && { subject, kind: 'required', name },
    !(subject === 'prop' && LISTED.includes(name)) &&
      !hasSameType(before, after) && {
        subject,
        kind: 'retyped',
        name,
        before: before.type,
        after: after.type,
      },
    defaults && { subject, kind: 'default', name, ...defaults },
    !before.deprecated && after.deprecated === true && { subject, kind: 'deprecated', name },
  ];
  return changes.filter((change) => change !== false && change !== undefined);
}

const NONE: MemberGroup = { documented: {} };

/** Returns the changes of members of one kind: removed or added is what only one release has. */
export function diffMembers(
  subject: MemberSubject,
  before: MemberGroup = NONE,
  after: MemberGroup = NONE,
): ApiChange[] {
  const names = (group: MemberGroup) => Object.keys(group.documented);
  const shared = Object.entries(after.documented).flatMap(([name, now]) => {
    const then = Object.hasOwn(before.documented, name) ? before.documented[name] : undefined;
    return then ? memberChanges({ subject, name }, then, now) : [];
  });
  return [
    ...shared,
    ...names(before)
      .filter((name) => !accepts(after, name))
      .map((name): ApiChange => ({ subject, kind: 'removed', name })),
    ...names(after)
      .filter((name) => !accepts(before, name))
      .map((name): ApiChange => ({ subject, kind: 'added', name })),
  ];
}

/** The members that an item has in a release, apart from the attributes that every HTML element accepts. */
function namesOf({ documented, undocumented = [] }: MemberGroup): string[] {
  return [...Object.keys(documented), ...undocumented];
}

/**
 * Returns the releases that introduced the members, after one more release. Also dates members that
 * aren't documented, because a later release may document them.
 */
export function datesAfter(
  dates: Since = {},
  before: MemberGroup | undefined,
  after: MemberGroup,
  version: string,
): Since {
  const dated = namesOf(after).flatMap((name) => {
    const date = accepts(before, name) ? dates[name] : version;
    return date === undefined ? [] : [[name, date] as const];
  });
  return Object.fromEntries(dated.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Returns the additions of members that the types accepted before they were documented, by release. */
export function lateAdditions(
  subject: MemberSubject,
  dates: Since = {},
  before: MemberGroup | undefined,
  after: MemberGroup,
): [version: string, change: ApiChange][] {
  return Object.keys(after.documented).flatMap((name) => {
    const version = dates[name];
    const isLate = before && accepts(before, name) && !Object.hasOwn(before.documented, name);
    return isLate && version !== undefined ? [[version, { subject, kind: 'added', name }]] : [];
  });
}
