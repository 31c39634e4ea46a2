/** Spacing unit in px. Apart from the tokens, because the themes of demos take only this to the browser. */
export const SPACING = 8;
