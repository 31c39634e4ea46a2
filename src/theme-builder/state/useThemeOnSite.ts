import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readerThemeStore, storeReaderThemes } from '../../preferences/readerThemeStore';
import type { ReaderTheme } from '../../preferences/shared/readerTheme';
import type { BuilderLibrary } from './useLibrary';
import type { TokenValues } from '../model/types';
import { printTheme } from '../print/printTheme';

function readerThemeOf(values: TokenValues, library: BuilderLibrary, isUsed: boolean): ReaderTheme {
  // Demos and templates have CSS variables in any case: a change of mode needs no script there.
  const options = library.toOptions(values);
  delete options.cssVariables;
  return { options, code: printTheme(values, library), isUsed };
}

/**
 * Makes the current theme the reader's, which templates in the preview show, and the whole site if the reader
 * wants it.
 *
 * @returns whether the site uses it, which the settings and other tabs change, too; and the function that
 *   changes that
 */
export function useThemeOnSite(
  values: TokenValues,
  library: BuilderLibrary,
): [boolean, (isUsed: boolean) => void] {
  const { product } = library;
  const isThemeUsed = useCallback(
    () => readerThemeStore.get()[product]?.isUsed ?? false,
    [product],
  );
  const store = useCallback(
    (isUsed: boolean) => storeReaderThemes({ [product]: readerThemeOf(values, library, isUsed) }),
    [values, library, product],
  );
  useEffect(() => store(isThemeUsed()), [store, isThemeUsed]);
  return [useSyncExternalStore(readerThemeStore.subscribe, isThemeUsed), store];
}
