import type { ReactElement } from 'react';

/** Where an island stands; shown on its element as `data-island-state`. */
export const ISLAND_STATES = ['pending', 'loading', 'hydrated', 'failed'] as const;
export type IslandState = (typeof ISLAND_STATES)[number];

/** When an island's code may load by itself. Focus and press always load it. */
export const ISLAND_TRIGGERS = ['visible', 'idle', 'interaction'] as const;
export type IslandTrigger = (typeof ISLAND_TRIGGERS)[number];

/** Loads an island's code and gives the element to render; called again after a failure. */
export type IslandLoader = () => Promise<ReactElement>;
