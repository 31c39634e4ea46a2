export { Island } from './Island';
export { NestedRoot } from './Island';
export { renderIsland } from './renderIsland';
export type { IslandLoader, IslandModules, IslandState, IslandTrigger } from '../../shared/islands';
