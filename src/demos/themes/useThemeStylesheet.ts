import useBaseUrl from '@docusaurus/useBaseUrl';
import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { themedProductOf } from './themedProducts';

/** Address of the CSS variables that a demo or thumbnail (`<product>/…`) needs; undefined for none. */
export function useThemeStylesheet(id: string): string | undefined {
  const product = themedProductOf(id);
  const href = useBaseUrl(product ? themeStylesheets[product] : '');
  return product && href;
}
