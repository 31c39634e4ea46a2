import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { themedProductOf } from '../../shared/themes/themedProducts';

/**
 * Returns the URL of the CSS variables that a demo or thumbnail (`<product>/…`) needs; undefined if
 * it needs none.
 */
export function themeStylesheetOf(id: string): string | undefined {
  const product = themedProductOf(id);
  return product && themeStylesheets[product];
}
