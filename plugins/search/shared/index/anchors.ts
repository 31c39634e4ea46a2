/*
 * Most anchors are made of the name of their entry. An index keeps only what an anchor has before the name, with a
 * sign for the form of the name: whole anchors are a quarter of an index.
 */

/** The forms of names in anchors, by their signs. */
const FORMS: Readonly<Record<string, (name: string) => string>> = {
  '*': (name) => name,
  // Of a heading: `how-to-use`.
  '~': (name) =>
    name
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, ''),
  // Of a demo: `BasicButtons`.
  '^': (name) =>
    name.replace(/(?:^|[^a-z\d]+)([a-z\d]?)/gi, (_, first: string) => first.toUpperCase()),
  // Of a class: `gutters` of `AcmeMenu-gutters`.
  '/': (name) => name.slice(name.lastIndexOf('-') + 1),
  // No form: the anchor itself ends with a sign.
  '!': () => '',
};

/** Returns an anchor with a sign in place of the name that it ends with. */
export function shortenAnchor(anchor: string, name: string): string {
  const made = Object.entries(FORMS).find(([sign, formOf]) => {
    const form = formOf(name);
    return sign === '!' ? anchor.slice(-1) in FORMS : form !== '' && anchor.endsWith(form);
  });
  if (!made) {
    return anchor;
  }
  const [sign, formOf] = made;
  return anchor.slice(0, anchor.length - formOf(name).length) + sign;
}

/** Returns the anchor that was shortened. */
export function wholeAnchor(short: string, name: string): string {
  const formOf = FORMS[short.slice(-1)];
  return formOf ? short.slice(0, -1) + formOf(name) : short;
}
