import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';

const isOpen = createStore(false);
const closedOnServer = () => false;

/** Opens the navigation drawer, or closes it. */
export function setDrawerOpen(open: boolean): void {
  isOpen.set(open);
}

/** Whether the navigation drawer is open. */
export function useDrawerOpen(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.get, closedOnServer);
}
