import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';
import { READER_THEME_KEY } from '../../preferences/shared/readerThemeKey';
import type { AppliedTheme } from './createReaderTheme';

const applied = createStore<AppliedTheme | undefined>(undefined);

/** Shows demos in the theme that the reader has made. Its code is loaded for those who have one. */
export function startReaderTheme(): void {
  import(/* webpackChunkName: "reader-theme" */ './followReaderTheme').then(
    ({ followReaderTheme }) => followReaderTheme(applied),
    () => {}, // Without a network, demos have the library's default theme.
  );
}

function startIfStored(): void {
  try {
    if (localStorage.getItem(READER_THEME_KEY)) {
      startReaderTheme();
    }
  } catch {
    // Storage is blocked: there is no theme.
  }
}

/** Returns the theme that demos have in place of the library's default, if the reader uses one. */
export function useReaderTheme(): AppliedTheme | undefined {
  useEffect(startIfStored, []);
  return useSyncExternalStore(applied.subscribe, applied.get, () => undefined);
}
