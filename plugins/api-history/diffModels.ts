import { CHANGE_KINDS } from './types';
import type { ApiChange, ItemChanges, ItemSubject, ReleaseChanges, Subject } from './types';
import type { ComponentModel, HookModel, PackageModel, PropModel } from './model';
import { sameType } from './sameType';

/** What has a type and may have a default. */
type Member = Extract<Subject, 'prop' | 'parameter' | 'value'>;

function memberChanges(
  { subject, name }: { subject: Member; name: string },
  before: PropModel,
  after: PropModel,
): ApiChange[] {
  // What a hook always returns from now on asks nothing of its callers.
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

/** What changed in members that may have come, gone, or stayed. */
function membersChanges(
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

function inOrder(changes: readonly ApiChange[]): ApiChange[] {
  return changes.toSorted((a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind));
}

/** What changed in a component that both releases have: breaking changes first. */
export function diffComponents(
  name: string,
  before: ComponentModel,
  after: ComponentModel,
): ApiChange[] {
  return inOrder([
    ...(!before.deprecated && after.deprecated
      ? [{ subject: 'component', kind: 'deprecated', name } as const]
      : []),
    ...membersChanges('prop', before.props, after.props),
    ...listChanges('slot', before.slots, after.slots),
    ...listChanges('class', before.classes, after.classes),
  ]);
}

/** What a hook gives as a whole, with or without members. */
function resultOf({ returns, returnValue }: HookModel): string {
  return returns ?? (Object.keys(returnValue).length > 0 ? 'object' : 'void');
}

/** Of members, each is compared; so this is about hooks that give, or gave, something without. */
function resultChanges(name: string, earlier: HookModel, later: HookModel): ApiChange[] {
  const [before, after] = [resultOf(earlier), resultOf(later)];
  const isCompared = (earlier.returns ?? later.returns) !== undefined;
  return isCompared && !sameType(before, after)
    ? [{ subject: 'result', kind: 'retyped', name, before, after }]
    : [];
}

/** What changed in a hook that both releases have: breaking changes first. */
export function diffHooks(name: string, before: HookModel, after: HookModel): ApiChange[] {
  return inOrder([
    ...resultChanges(name, before, after),
    ...membersChanges('parameter', before.parameters, after.parameters),
    ...membersChanges('value', before.returnValue, after.returnValue),
  ]);
}

/** The components or the hooks of a package, and how two of a name are compared. */
interface Comparison<Model> {
  subject: ItemSubject;
  itemsOf: (release: PackageModel) => Readonly<Record<string, Model>>;
  diff: (name: string, before: Model, after: Model) => ApiChange[];
}

function diffItems<Model>(
  before: PackageModel,
  after: PackageModel,
  { subject, itemsOf, diff }: Comparison<Model>,
): ItemChanges[] {
  const [earlier, later] = [itemsOf(before), itemsOf(after)];
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  return [...names].sort().flatMap((name) => {
    const then = earlier[name];
    const now = later[name];
    const other = then ? after : before;
    if ((!then || !now) && other.undocumented.includes(name)) {
      return [];
    }
    const changes: ApiChange[] =
      then && now ? diff(name, then, now) : [{ subject, kind: now ? 'added' : 'removed', name }];
    return changes.length > 0 ? [{ name, changes }] : [];
  });
}

/**
 * What changed in a package from one release to a later one, component by component and hook by hook.
 * Nothing is said of what either release exports without documenting it.
 */
export function diffModels(before: PackageModel, after: PackageModel): ReleaseChanges {
  return {
    from: before.version,
    to: after.version,
    items: [
      ...diffItems(before, after, {
        subject: 'component',
        itemsOf: ({ components }) => components,
        diff: diffComponents,
      }),
      ...diffItems(before, after, {
        subject: 'hook',
        itemsOf: ({ hooks = {} }) => hooks,
        diff: diffHooks,
      }),
    ],
  };
}
