import { useEffect, useState } from 'react';
import { readerThemeStore, storeReaderTheme } from '../../preferences/readerThemeStore';
import { toOptions } from '../model/toOptions';
import { printTheme } from '../print/printTheme';
import type { TokenValues } from '../model/types';

/**
 * Makes the current theme the reader's, which templates in the preview show, and the whole site if the reader
 * wants it.
 *
 * @returns whether the site uses it, and the function that changes that
 */
export function useReaderTheme(values: TokenValues): [boolean, (isUsed: boolean) => void] {
  const [isUsed, setUsed] = useState(() => readerThemeStore.get()?.isUsed ?? false);
  useEffect(() => {
    // Demos and templates have CSS variables in any case: a change of mode needs no script there.
    const options = toOptions(values);
    delete options.cssVariables;
    storeReaderTheme({ options, code: printTheme(values), isUsed });
  }, [values, isUsed]);
  return [isUsed, setUsed];
}
