import { diffModels } from './diffModels';
import type { PackageModel, PropModel } from './model';
import type {
  ComponentHistory,
  HookHistory,
  InterfaceHistory,
  ItemHistory,
  ReleaseChanges,
  Since,
} from './types';

/** Compares each release with the one before it. Newest first. */
export function releaseChanges(models: readonly PackageModel[]): ReleaseChanges[] {
  return models
    .slice(1)
    .map((model, index) => diffModels(models[index] ?? model, model))
    .reverse();
}

/** Members of a component, hook, or interface whose first release is looked up. */
type Members = Readonly<Record<string, PropModel>>;

/**
 * Returns, by member, the release that introduced it: the first one after the last recorded release
 * without it. Leaves out members that every recorded release has, and those where the earlier
 * release doesn't document the item, so that its members are unknown.
 */
function sinceOf(
  item: string,
  models: readonly PackageModel[],
  membersOf: (model: PackageModel) => Members | undefined,
): Since {
  const releases = models.map((model) => ({ ...model, members: membersOf(model) ?? {} }));
  return Object.fromEntries(
    Object.keys(releases.at(-1)?.members ?? {}).flatMap((member) => {
      const lastWithout = releases.findLastIndex(({ members }) => !Object.hasOwn(members, member));
      const next = releases[lastWithout + 1];
      const isKnown = lastWithout >= 0 && !releases[lastWithout]?.undocumented.includes(item);
      return isKnown && next ? [[member, next.version]] : [];
    }),
  );
}

function changesOf(item: string, all: readonly ReleaseChanges[]): ItemHistory['releases'] {
  return all.flatMap(({ from, to, items }) => {
    const found = items.find(({ name }) => name === item);
    return found ? [{ from, to, changes: found.changes }] : [];
  });
}

/**
 * Returns a component's history over the recorded releases.
 *
 * @param models oldest first; the last one is the installed release
 * @param all the result of `releaseChanges` for the same models
 */
export function historyOf(
  component: string,
  models: readonly PackageModel[],
  all: readonly ReleaseChanges[],
): ComponentHistory {
  return {
    releases: changesOf(component, all),
    since: sinceOf(component, models, ({ components }) => components[component]?.props),
  };
}

/** Returns a hook's history. The parameters are those of `historyOf`. */
export function hookHistoryOf(
  hook: string,
  models: readonly PackageModel[],
  all: readonly ReleaseChanges[],
): HookHistory {
  return {
    releases: changesOf(hook, all),
    since: {
      parameters: sinceOf(hook, models, ({ hooks }) => hooks?.[hook]?.parameters),
      returnValue: sinceOf(hook, models, ({ hooks }) => hooks?.[hook]?.returnValue),
    },
  };
}

/** Returns an interface's history. The parameters are those of `historyOf`. */
export function interfaceHistoryOf(
  name: string,
  models: readonly PackageModel[],
  all: readonly ReleaseChanges[],
): InterfaceHistory {
  return {
    releases: changesOf(name, all),
    since: sinceOf(name, models, ({ interfaces }) => interfaces?.[name]?.properties),
  };
}
