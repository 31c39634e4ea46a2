/** Packages' files in other languages, and drawings, of which each demo has only its own. */
const OF_DEMOS = /^@mui\/icons-material\/|\/locales?\//;

/**
 * Returns the name of a package's module from the path of its file, whichever module format the bundler
 * chose: `@mui/material/Button/Button.js`. Undefined for modules of this site, and for those that stay with
 * the demos that show them.
 */
export function packageModule(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  const start = path.indexOf('/node_modules/');
  const name = path
    .slice(start + '/node_modules/'.length)
    // ES module builds are one folder deeper: @mui/material/modern/Button/Button.js
    .replace(/((?:^|\/node_modules\/)(?:@[^/]+\/)?[^/]+)\/(?:esm|modern|node|legacy)\//g, '$1/');
  return start < 0 || OF_DEMOS.test(name) ? undefined : name;
}
