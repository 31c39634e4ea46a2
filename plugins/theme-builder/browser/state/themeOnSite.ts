import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import type { TokenValues } from '../model/types';
import { printTheme } from '../print/printTheme';
import type { BuilderLibrary } from './useLibrary';

/** Whether the site shows its demos in the reader's theme of a library. */
export const isUsedOnSite = ({ product }: BuilderLibrary): boolean =>
  readerThemeStore.get()[product as ThemedProduct]?.isUsed ?? false;

/**
 * Makes a theme the reader's: templates in the preview show it, and the whole site if the reader wants it.
 *
 * @param isUsed whether the site shows it; as before if omitted
 */
export function storeThemeOnSite(
  values: TokenValues,
  library: BuilderLibrary,
  isUsed = isUsedOnSite(library),
): void {
  // Demos and templates have CSS variables in any case: a change of mode needs no script there.
  const options = library.toOptions(values);
  delete options.cssVariables;
  const theme = { options, code: printTheme(values, library), isUsed };
  readerThemeStore.change((themes) => ({ ...themes, [library.product]: theme }));
}
