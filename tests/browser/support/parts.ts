/** The files of parts of the site that few pages have, or that readers load when they use them. */
export const PARTS = {
  iconFont: /\/assets\/fonts\/material-icons\.[\d.]+\.woff2$/,
  /** What finds pages for missing addresses. */
  pageFinder: /\/assets\/js\/page-finder/,
  styleProperties: /style-propert/,
  /** Accessibility trees, and lists of the props that a demo uses. */
  demoDetails: /\/assets\/js\/(?:demo-props|DemoDetails)/,
  demoFiles: /\/assets\/js\/demo-files/,
  /** What only readers of another language, or of a crash report, need. */
  languages: /\/assets\/js\/(?:labels|demo-locale|demo-crash)-?[^/]*\.js$/,
  toolTheme: /\/branding-theme\.\w+\.css$/,
  baseUiStyles: /\/assets\/demos\/base-ui\/.*\.css$/,
  joyUi: /\/(?:ui-joy|joy-ui-theme)[^/]*$/,
  dataGrid: /\/assets\/js\/(?:ui-data-grid|demo-locale-grid)[^/]*\.js$/,
};
