import { CHANGE_KINDS } from './types';
import type { ApiChange, ReleaseChanges, Subject } from './types';
import type { ComponentModel, PackageModel, PropModel } from './model';
import { sameType } from './sameType';

function propChanges(name: string, before: PropModel, after: PropModel): ApiChange[] {
  const subject = 'prop';
  const changes: (ApiChange | false)[] = [
    !before.required && after.required === true && { subject, kind: 'required', name },
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

function listChanges(
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

function inOrder(changes: readonly ApiChange[]): ApiChange[] {
  return changes.toSorted((a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind));
}

/** What changed in a component that both releases have: breaking changes first. */
export function diffComponents(
  name: string,
  before: ComponentModel,
  after: ComponentModel,
): ApiChange[] {
  const shared = Object.entries(after.props).flatMap(([prop, now]) => {
    const then = Object.hasOwn(before.props, prop) ? before.props[prop] : undefined;
    return then ? propChanges(prop, then, now) : [];
  });
  return inOrder([
    ...(!before.deprecated && after.deprecated
      ? [{ subject: 'component', kind: 'deprecated', name } as const]
      : []),
    ...shared,
    ...listChanges('prop', Object.keys(before.props), Object.keys(after.props)),
    ...listChanges('slot', before.slots, after.slots),
    ...listChanges('class', before.classes, after.classes),
  ]);
}

/**
 * What changed in a package from one release to a later one, component by component. Nothing is
 * said of components that either release exports without documenting them.
 */
export function diffModels(before: PackageModel, after: PackageModel): ReleaseChanges {
  const names = new Set([...Object.keys(before.components), ...Object.keys(after.components)]);
  const components = [...names].sort().flatMap((name) => {
    const then = before.components[name];
    const now = after.components[name];
    const other = then ? after : before;
    if ((!then || !now) && other.undocumented.includes(name)) {
      return [];
    }
    const changes: ApiChange[] =
      then && now
        ? diffComponents(name, then, now)
        : [{ subject: 'component', kind: now ? 'added' : 'removed', name }];
    return changes.length > 0 ? [{ component: name, changes }] : [];
  });
  return { from: before.version, to: after.version, components };
}
