import type { ComponentType, ReactElement } from 'react';

/** The states of an island, in order; also in its element's `data-island-state`. */
export const ISLAND_STATES = ['pending', 'loading', 'hydrated', 'failed'] as const;
export type IslandState = (typeof ISLAND_STATES)[number];

/** When an island's code is loaded without interaction, if it is in view. Focus and clicks always load it. */
export const ISLAND_TRIGGERS = ['visible', 'idle', 'interaction'] as const;
export type IslandTrigger = (typeof ISLAND_TRIGGERS)[number];

/** Loads an island's code and returns the element to render. It is called again after a failure. */
export type IslandLoader = () => Promise<ReactElement>;

/** Props of an island, which are serialized as JSON. */
export type IslandProps = Readonly<Record<string, unknown>>;

/**
 * Loads an island module and returns its component, which receives the props that the server serialized. The
 * props are passed because the module may have to load more for them.
 */
export type IslandModule = (props: never) => Promise<ComponentType<never>>;

/** The modules of a site's islands by name. */
export type IslandModules = Readonly<Record<string, IslandModule>>;
