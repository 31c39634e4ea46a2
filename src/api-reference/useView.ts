import { useSyncExternalStore } from 'react';
import { VIEWS, readView, subscribeViews } from './views';
import type { ListedSection, View } from './views';

/** The view that a section shows; the default while the server's HTML is taken over. */
export function useView(section: ListedSection): View {
  return useSyncExternalStore(
    subscribeViews,
    () => readView(section),
    () => VIEWS[0],
  );
}
