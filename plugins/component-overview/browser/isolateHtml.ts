/** Attributes that refer to other elements of the page, or group controls across it. */
const REFERENCES =
  / (?:name|for|autofocus|aria-(?:activedescendant|controls|describedby|details|flowto|labelledby|owns))="[^"]*"/g;

/**
 * Makes rendered HTML independent of the page that shows it, next to others like it: ids get a prefix, radio
 * buttons with the same name no longer exclude each other, and references that only assistive technology
 * needs are removed. React escapes quotes in text and in values, so a text that looks like an attribute is
 * one.
 *
 * @param owner the name of the HTML's owner, unique on the page
 */
export function isolateHtml(html: string, owner: string): string {
  const prefix = owner.replace(/[^A-Za-z0-9]+/g, '-');
  return html
    .replace(REFERENCES, '')
    .replace(/ id="/g, ` id="${prefix}-`)
    .replace(/ (xlink:)?href="#(?=[^"])/g, ` $1href="#${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`);
}
