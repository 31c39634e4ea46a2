import { createStore } from '../lib/createStore';
import { parseReaderTheme, readReaderTheme } from './shared/readerTheme';
import type { ReaderTheme } from './shared/readerTheme';
import { READER_THEME_KEY } from './shared/readerThemeKey';

/** The reader's theme, in all roots of the page. It follows changes in other tabs and frames. */
export const readerThemeStore = createStore(readReaderTheme());

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === READER_THEME_KEY) {
      readerThemeStore.set(parseReaderTheme(newValue));
    }
  });
}

/** Changes the reader's theme here, and in other tabs and frames. */
export function storeReaderTheme(theme: ReaderTheme): void {
  readerThemeStore.set(theme);
  try {
    localStorage.setItem(READER_THEME_KEY, JSON.stringify(theme));
  } catch {
    // Storage is blocked or full: the theme lasts as long as the page.
  }
}
