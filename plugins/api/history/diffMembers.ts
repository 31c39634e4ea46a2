import type { PropModel } from './model';
import { sameType } from './sameType';
import type { ApiChange, Subject } from './types';

/** Subjects that have a type and may have a default. */
type Member = Extract<Subject, 'prop' | 'property' | 'parameter' | 'value'>;

function memberChanges(
  { subject, name }: { subject: Member; name: string },
  before: PropModel,
  after: PropModel,
): ApiChange[] {
  // A return value that is now always present requires nothing of the hook's callers.
  const canBeRequired = subject !== 'value';
  const changes: (ApiChange | false)[] = [
    canBeRequired &&
      !before.required &&
      after.required === true && { subject, kind: 'required', name },
    !sameType(before.type, after.type) && {
      subject,
      kind: 'retyped',
      name,
      before: before.type,
      after: after.type,
    },
    before.default !== after.default && {
      subject,
      kind: 'default',
      name,
      before: before.default,
      after: after.default,
    },
    !before.deprecated && after.deprecated === true && { subject, kind: 'deprecated', name },
  ];
  return changes.filter((change) => change !== false);
}

/** Returns a change for each name that was removed or added. */
export function listChanges(
  subject: Subject,
  before: readonly string[],
  after: readonly string[],
): ApiChange[] {
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map((name): ApiChange => ({ subject, kind: 'removed', name })),
    ...after
      .filter((name) => !before.includes(name))
      .map((name): ApiChange => ({ subject, kind: 'added', name })),
  ];
}

/** Returns the changes of members: changed, removed, and added ones. */
export function membersChanges(
  subject: Member,
  before: Readonly<Record<string, PropModel>>,
  after: Readonly<Record<string, PropModel>>,
): ApiChange[] {
  const shared = Object.entries(after).flatMap(([name, now]) => {
    const then = Object.hasOwn(before, name) ? before[name] : undefined;
    return then ? memberChanges({ subject, name }, then, now) : [];
  });
  return [...shared, ...listChanges(subject, Object.keys(before), Object.keys(after))];
}
