/** Where the browser keeps the themes that a reader has made, as JSON. */
export const READER_THEME_KEY = 'reader-theme';
