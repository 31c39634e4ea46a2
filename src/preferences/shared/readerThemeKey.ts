/** Where the browser keeps the theme that a reader has made, as JSON. */
export const READER_THEME_KEY = 'reader-theme';
