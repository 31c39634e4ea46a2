import { createStore } from '../lib/createStore';
import { parseReaderThemes, readReaderThemes } from './shared/readerTheme';
import type { ReaderThemes } from './shared/readerTheme';
import { READER_THEME_KEY } from './shared/readerThemeKey';

/** The reader's themes, in all roots of the page. It follows changes in other tabs and frames. */
export const readerThemeStore = createStore(readReaderThemes());

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === READER_THEME_KEY) {
      readerThemeStore.set(parseReaderThemes(newValue));
    }
  });
}

/** Changes the reader's themes of some products here, and in other tabs and frames. */
export function storeReaderThemes(changed: ReaderThemes): void {
  const themes = { ...readerThemeStore.get(), ...changed };
  readerThemeStore.set(themes);
  try {
    localStorage.setItem(READER_THEME_KEY, JSON.stringify(themes));
  } catch {
    // Storage is blocked or full: the themes last as long as the page.
  }
}
