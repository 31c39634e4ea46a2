export { Island } from './Island';
export { mountIslands, registerIslands, unmountIslands } from './mountIslands';
export { NestedRoot } from './Island';
export { renderIsland } from './renderIsland';
export type { IslandLoader, IslandModules, IslandState, IslandTrigger } from '../../shared/islands';
