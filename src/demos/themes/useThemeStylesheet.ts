import useBaseUrl from '@docusaurus/useBaseUrl';
import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { themedProductOf } from '../shared/themes/themedProducts';

/**
 * Returns the URL of the CSS variables that a demo or thumbnail (`<product>/…`) needs; undefined if
 * it needs none.
 */
export function useThemeStylesheet(id: string): string | undefined {
  const product = themedProductOf(id);
  const href = useBaseUrl(product ? themeStylesheets[product] : '');
  return product && href;
}
