import { controlIsland } from './controlIsland';
import { ISLAND_SELECTOR, readIsland } from './islandAttributes';
import { IslandProviders } from './IslandProviders';
import { PagePart } from '../recovery/PagePart';
import type { CrashFallback } from '../recovery/PartBoundary';
import type { IslandModules } from '../../shared/islands/types';

/** Running islands, with the functions that stop them. */
const running = new Map<HTMLElement, () => void>();

let modules: IslandModules = {};
let fallback: CrashFallback | undefined;

/**
 * Registers the modules that islands can run, and the fallback for islands that throw. Must be
 * called before any island is mounted.
 */
export function registerIslands(known: IslandModules, shownForErrors: CrashFallback): void {
  modules = known;
  fallback = shownForErrors;
}

/**
 * Runs the island of one element. Throws when no module has its name.
 *
 * @returns a function that stops the island
 */
export function runIsland(element: HTMLElement): () => void {
  const { id, module, props, trigger } = readIsland(element);
  const load = modules[module];
  if (!load || !fallback) {
    throw new Error(`No module "${module}" is registered for the island "${id}".`);
  }
  const shown = fallback;
  const stop = controlIsland(element, {
    id,
    trigger,
    load: async () => (
      <IslandProviders>
        <PagePart fallback={shown}>{await load(props as never)}</PagePart>
      </IslandProviders>
    ),
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
