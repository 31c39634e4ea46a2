import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '@component-docs/kit/browser/createStore';
import { READER_THEME_KEY } from '@component-docs/preferences/shared/readerThemeKey';
import type { ThemedProduct } from '../shared/themedProducts';
import type { AppliedTheme } from '../shared/library';

/** The reader's theme of each product, where the reader uses one. */
export type AppliedThemes = Readonly<Partial<Record<ThemedProduct, AppliedTheme>>>;

const NONE: AppliedThemes = {};
const applied = createStore(NONE);

/**
 * Shows demos in the theme that the reader has made. Its code loads only for readers who have made a theme.
 */
export function startReaderTheme(product: ThemedProduct): void {
  import(/* webpackChunkName: "reader-theme" */ './followReaderTheme')
    .then(({ followReaderTheme }) => followReaderTheme(product, applied))
    // Without a network, demos have the library's default theme.
    .catch(() => {});
}

function startIfStored(product: ThemedProduct): void {
  try {
    if (localStorage.getItem(READER_THEME_KEY)) {
      startReaderTheme(product);
    }
  } catch {
    // Storage is blocked: there is no theme.
  }
}

/** Returns the theme that demos have in place of a library's default, if the reader uses one. */
export function useReaderTheme(product: ThemedProduct): AppliedTheme | undefined {
  useEffect(() => startIfStored(product), [product]);
  return useSyncExternalStore(applied.subscribe, applied.get, () => NONE)[product];
}
