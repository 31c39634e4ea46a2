import { controlIsland, loadReact } from './controlIsland';
import type { CrashFallback } from '../recovery/PartBoundary';
import { ISLAND_TRIGGERS } from './whenNeeded';
import type { IslandModules, IslandProps, IslandTrigger } from './whenNeeded';

/** The data that the server writes to an island's element and the browser reads from it. */
export interface IslandDescription {
  /** Unique on the page: it prefixes the ids inside. */
  id: string;
  /** Name of a registered module. */
  module: string;
  props: IslandProps;
  trigger: IslandTrigger;
}

/** Matches islands, but not nested roots, which belong to the island around them. */
export const ISLAND_SELECTOR = '[data-island-module]';

/** Returns the attributes of an island's element. */
export function printIsland({ id, module, props, trigger }: IslandDescription) {
  return {
    'data-island': id,
    'data-island-module': module,
    'data-island-props': JSON.stringify(props),
    'data-island-trigger': trigger,
    'data-island-state': 'pending',
  };
}

/**
 * Reads the attributes of an island's element. Throws when it doesn't have the attributes from
 * `printIsland`.
 */
export function readIsland({ dataset }: HTMLElement): IslandDescription {
  const { island: id, islandModule: module, islandProps = '{}', islandTrigger } = dataset;
  const trigger = ISLAND_TRIGGERS.find((known) => known === islandTrigger);
  if (!id || !module || !trigger) {
    throw new Error(`An island is missing its attributes: ${JSON.stringify(dataset)}`);
  }
  return { id, module, props: JSON.parse(islandProps) as IslandProps, trigger };
}

/** Running islands, with the functions that stop them. */
const running = new Map<HTMLElement, () => void>();

let modules: IslandModules = {};
let loadFallback = (): Promise<CrashFallback | undefined> => Promise.resolve(undefined);

/**
 * Registers the modules that islands can run, and the fallback that is shown for islands that throw. Must be
 * called before any island is mounted.
 */
export function registerIslands(
  known: IslandModules,
  loadShownForErrors: () => Promise<CrashFallback>,
): void {
  modules = known;
  loadFallback = loadShownForErrors;
}

/**
 * Runs the island of one element. Throws when no module has its name.
 *
 * @returns a function that stops the island
 */
export function runIsland(element: HTMLElement): () => void {
  const { id, module, props, trigger } = readIsland(element);
  const load = modules[module];
  if (!load) {
    throw new Error(`No module "${module}" is registered for the island "${id}".`);
  }
  const stop = controlIsland(element, {
    id,
    trigger,
    load: async () => {
      const [{ frameIsland }, component, fallback] = await Promise.all([
        loadReact(),
        load(props as never),
        loadFallback(),
      ]);
      return frameIsland(component, props as never, fallback);
    },
  });
  running.set(element, stop);
  return () => {
    running.delete(element);
    stop();
  };
}

/** Runs all islands in a region that the server rendered. */
export function mountIslands(region: HTMLElement): void {
  region.querySelectorAll<HTMLElement>(ISLAND_SELECTOR).forEach((element) => {
    if (!running.has(element)) {
      runIsland(element);
    }
  });
}

/** Stops all islands in a region that is about to be removed. */
export function unmountIslands(region: HTMLElement): void {
  running.forEach((stop, element) => {
    if (region.contains(element)) {
      running.delete(element);
      stop();
    }
  });
}
