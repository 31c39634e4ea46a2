export { Island } from './Island';
export { renderIsland } from './renderIsland';
export type { IslandLoader, IslandState, IslandTrigger } from './types';
