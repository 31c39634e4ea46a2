import themeStylesheets from '@generated/demos/default/themeStylesheets';

/** Returns the URL of the CSS variables of a theme; undefined without one. */
export function toolStylesheetOf(theme: 'branding' | 'material-ui' | null): string | undefined {
  return theme ? themeStylesheets[theme] : undefined;
}
