import { useSyncExternalStore } from 'react';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import type { ReaderThemes } from '@component-docs/preferences/shared/readerTheme';
import type { Look } from '@component-docs/templates/shared/look';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

const NONE: ReaderThemes = {};

/** Returns the options of the theme that the reader has made for a product, if a look has that theme. */
export function useReaderOptions(product: ThemedProduct, { theme }: Look) {
  const reader = useSyncExternalStore(readerThemeStore.subscribe, readerThemeStore.get, () => NONE);
  return theme === 'reader' ? reader[product]?.options : undefined;
}
