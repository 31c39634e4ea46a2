import { useSyncExternalStore } from 'react';
import { createStore } from '@component-docs/kit/browser/createStore';

const isOpen = createStore(false);
const getServerSnapshot = () => false;

/** Opens or closes the navigation drawer. */
export function setDrawerOpen(open: boolean): void {
  isOpen.set(open);
}

/** Returns whether the navigation drawer is open. */
export function useDrawerOpen(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.get, getServerSnapshot);
}
