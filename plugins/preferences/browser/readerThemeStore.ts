import { createStored } from '@component-docs/kit/browser/createStored';
import { parseReaderThemes } from '../shared/readerTheme';
import { READER_THEME_KEY } from '../shared/readerThemeKey';

/** The reader's themes, in all roots of the page, in other tabs, and in frames. */
export const readerThemeStore = createStored({
  key: READER_THEME_KEY,
  parse: parseReaderThemes,
  print: (themes) => JSON.stringify(themes),
});
