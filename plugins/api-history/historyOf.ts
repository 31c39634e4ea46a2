import type { ComponentHistory, ReleaseChanges } from './types';
import { diffModels } from './diffModels';
import type { PackageModel } from './model';

/** The changes between each two releases that follow each other, newest first. */
export function releaseChanges(models: readonly PackageModel[]): ReleaseChanges[] {
  return models
    .slice(1)
    .map((model, index) => diffModels(models[index] ?? model, model))
    .reverse();
}

/**
 * The release from which on a prop has been there: the earliest one since when no release on record
 * is without it. Undefined when it always was, or when an earlier release can't tell.
 */
function sinceOf(
  component: string,
  prop: string,
  models: readonly PackageModel[],
): string | undefined {
  const lacking = models.findLastIndex((model) => !model.components[component]?.props[prop]);
  return models[lacking]?.undocumented.includes(component)
    ? undefined
    : lacking < 0
      ? undefined
      : models[lacking + 1]?.version;
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
  const props = Object.keys(models.at(-1)?.components[component]?.props ?? {});
  return {
    releases: all.flatMap(({ from, to, components }) => {
      const found = components.find((candidate) => candidate.component === component);
      return found ? [{ from, to, changes: found.changes }] : [];
    }),
    since: Object.fromEntries(
      props.flatMap((prop) => {
        const version = sinceOf(component, prop, models);
        return version === undefined ? [] : [[prop, version]];
      }),
    ),
  };
}
