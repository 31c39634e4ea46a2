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

/** The changes between each two releases that follow each other, newest first. */
export function releaseChanges(models: readonly PackageModel[]): ReleaseChanges[] {
  return models
    .slice(1)
    .map((model, index) => diffModels(models[index] ?? model, model))
    .reverse();
}

/** The members of a component, a hook, or an interface that are dated, as a release has them. */
type Members = Readonly<Record<string, PropModel>>;

/**
 * By member, the release from which on it has been there: the earliest one since when no release on
 * record is without it. Nothing is said of one that always was, and where an earlier release can't
 * tell.
 */
function sinceOf(
  item: string,
  models: readonly PackageModel[],
  membersOf: (model: PackageModel) => Members | undefined,
): Since {
  const releases = models.map((model) => ({ ...model, members: membersOf(model) ?? {} }));
  return Object.fromEntries(
    Object.keys(releases.at(-1)?.members ?? {}).flatMap((member) => {
      const lacking = releases.findLastIndex(({ members }) => !Object.hasOwn(members, member));
      const next = releases[lacking + 1];
      const isTold = lacking >= 0 && !releases[lacking]?.undocumented.includes(item);
      return isTold && next ? [[member, next.version]] : [];
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
 * What happened to a component over the releases on record.
 *
 * @param models oldest first; the last one is the installed release
 * @param all what `releaseChanges` gives for the same models
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

/** What happened to a hook; takes what `historyOf` takes. */
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

/** What happened to an interface; takes what `historyOf` takes. */
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
