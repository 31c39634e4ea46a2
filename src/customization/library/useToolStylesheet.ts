import useBaseUrl from '@docusaurus/useBaseUrl';
import themeStylesheets from '@generated/demos/default/themeStylesheets';

/** Returns the URL of the CSS variables of a theme; undefined without one. */
export function useToolStylesheet(theme: 'branding' | 'material-ui' | null): string | undefined {
  const href = useBaseUrl(theme ? themeStylesheets[theme] : '');
  return theme ? href : undefined;
}
