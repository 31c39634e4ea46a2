import { ISLAND_TRIGGERS } from '../../shared/islands/types';
import type { IslandProps, IslandTrigger } from '../../shared/islands/types';

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
