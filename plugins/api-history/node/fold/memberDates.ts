import type { MemberGroup } from '../facts/model';
import type { ApiChange, MemberSubject, Since } from '../types';
import { accepts } from './diffMembers';

/** The members that an item has in a release, apart from what every HTML element accepts. */
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

/** An addition that becomes known when a later release documents the member. */
export interface LateAddition {
  version: string;
  change: ApiChange;
}

/** Returns the additions of members that the types accepted before they were documented. */
export function lateAdditions(
  subject: MemberSubject,
  dates: Since = {},
  before: MemberGroup | undefined,
  after: MemberGroup,
): LateAddition[] {
  return Object.keys(after.documented).flatMap((name) => {
    const version = dates[name];
    const isLate = before && accepts(before, name) && !Object.hasOwn(before.documented, name);
    return isLate && version !== undefined
      ? [{ version, change: { subject, kind: 'added', name } }]
      : [];
  });
}
