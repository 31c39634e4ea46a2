import { CHANGE_KINDS } from './types';
import type { ApiChange, ItemChanges, ItemSubject, ReleaseChanges } from './types';
import type { ComponentModel, HookModel, InterfaceModel, PackageModel } from './model';
import { listChanges, membersChanges } from './diffMembers';
import { sameType } from './sameType';

function inOrder(changes: readonly ApiChange[]): ApiChange[] {
  return changes.toSorted((a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind));
}

function deprecation(
  item: { subject: ItemSubject; name: string },
  before: { deprecated?: true },
  after: { deprecated?: true },
): ApiChange[] {
  return !before.deprecated && after.deprecated ? [{ ...item, kind: 'deprecated' }] : [];
}

/** Compares a component that both releases have. Breaking changes come first. */
export function diffComponents(
  name: string,
  before: ComponentModel,
  after: ComponentModel,
): ApiChange[] {
  return inOrder([
    ...deprecation({ subject: 'component', name }, before, after),
    ...membersChanges('prop', before.props, after.props),
    ...listChanges('slot', before.slots, after.slots),
    ...listChanges('class', before.classes, after.classes),
  ]);
}

/** Returns the type that represents a hook's result, with or without members. */
function resultOf({ returns, returnValue }: HookModel): string {
  return returns ?? (Object.keys(returnValue).length > 0 ? 'object' : 'void');
}

/**
 * Compares results as a whole when either has no members. Members are compared one by one
 * elsewhere.
 */
function resultChanges(name: string, earlier: HookModel, later: HookModel): ApiChange[] {
  const [before, after] = [resultOf(earlier), resultOf(later)];
  const isCompared = (earlier.returns ?? later.returns) !== undefined;
  return isCompared && !sameType(before, after)
    ? [{ subject: 'result', kind: 'retyped', name, before, after }]
    : [];
}

/** Compares a hook that both releases have. Breaking changes come first. */
export function diffHooks(name: string, before: HookModel, after: HookModel): ApiChange[] {
  return inOrder([
    ...resultChanges(name, before, after),
    ...membersChanges('parameter', before.parameters, after.parameters),
    ...membersChanges('value', before.returnValue, after.returnValue),
  ]);
}

/** Compares an interface that both releases have. Breaking changes come first. */
export function diffInterfaces(
  name: string,
  before: InterfaceModel,
  after: InterfaceModel,
): ApiChange[] {
  return inOrder([
    ...deprecation({ subject: 'interface', name }, before, after),
    ...membersChanges('property', before.properties, after.properties),
  ]);
}

/**
 * How to find one kind of item (components, hooks, or interfaces) in a release, and how to compare
 * two items of the same name.
 */
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
 * Compares two releases of a package: each component, hook, and interface. Skips an item that
 * either release exports without documenting it.
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
      ...diffItems(before, after, {
        subject: 'interface',
        itemsOf: ({ interfaces = {} }) => interfaces,
        diff: diffInterfaces,
      }),
    ],
  };
}
