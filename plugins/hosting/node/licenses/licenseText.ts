/** A package whose files are downloaded by browsers. */
export interface ShippedPackage {
  name: string;
  /** An SPDX expression, such as `MIT`. */
  license: string;
  /** The text of the license. */
  text: string;
}

const LINE = '-'.repeat(80);

/**
 * Returns the licenses of packages as one text, in the order of their names. Without versions: the
 * plugin names one of them for a package of which the site has two, not always the same one.
 */
export function licenseText(packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((a, b) => (a.name < b.name ? -1 : 1));
  const sections = sorted.map(({ name, license, text }) =>
    [LINE, `${name} (${license})`, '', text.replaceAll('\r\n', '\n').trim(), ''].join('\n'),
  );
  return ['This site contains code and fonts of these packages.', '', ...sections].join('\n');
}
