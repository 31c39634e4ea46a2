import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readerThemeStore, storeReaderTheme } from '../../preferences/readerThemeStore';
import type { ReaderTheme } from '../../preferences/shared/readerTheme';
import { toOptions } from '../model/toOptions';
import type { TokenValues } from '../model/types';
import { printTheme } from '../print/printTheme';

function readerThemeOf(values: TokenValues, isUsed: boolean): ReaderTheme {
  // Demos and templates have CSS variables in any case: a change of mode needs no script there.
  const options = toOptions(values);
  delete options.cssVariables;
  return { options, code: printTheme(values), isUsed };
}

const isThemeUsed = () => readerThemeStore.get()?.isUsed ?? false;

/**
 * Makes the current theme the reader's, which templates in the preview show, and the whole site if the reader
 * wants it.
 *
 * @returns whether the site uses it, which the settings and other tabs change, too; and the function that
 *   changes that
 */
export function useThemeOnSite(values: TokenValues): [boolean, (isUsed: boolean) => void] {
  const isUsed = useSyncExternalStore(readerThemeStore.subscribe, isThemeUsed);
  useEffect(() => storeReaderTheme(readerThemeOf(values, isThemeUsed())), [values]);
  const setUsed = useCallback(
    (next: boolean) => storeReaderTheme(readerThemeOf(values, next)),
    [values],
  );
  return [isUsed, setUsed];
}
