import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface LicensedPackage {
  /** Its folder, such as `node_modules/react`. */
  folder: string;
  version: string;
  /** An SPDX expression; undefined if the package names none. */
  license: string | undefined;
}

interface LockedPackage {
  version?: string;
  license?: string;
}

/** The fields of a package.json that name a license: today's form, and two older ones. */
interface Manifest {
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

function licenseOf({ license, licenses = [] }: Manifest): string | undefined {
  const types = licenses.flatMap(({ type }) => type ?? []);
  const named = typeof license === 'string' ? license : license?.type;
  return named ?? (types.length > 0 ? `(${types.join(' OR ')})` : undefined);
}

/** Reads the license of each package in a project's lock file, or else in its own package.json. */
export async function readLicenses(root: string): Promise<LicensedPackage[]> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');
  return Promise.all(
    packages.map(async ([folder, { version = '', license }]) => {
      const file = path.join(root, folder, 'package.json');
      // Packages for other systems aren't installed.
      const text = license ? '{}' : await readFile(file, 'utf8').catch(() => '{}');
      return { folder, version, license: license ?? licenseOf(JSON.parse(text) as Manifest) };
    }),
  );
}

/** Licenses that allow any use when their text is passed on. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages with other licenses that only the build or the checks use, with the reason. */
const EXCEPTIONS: readonly (readonly [folder: RegExp, license: string | undefined])[] = [
  // It names no license, but has the text of MIT.
  [/(?:^|\/)node_modules\/require-like$/, undefined],
  // The minimizer of styles and its programs for each system; a program doesn't bind its output.
  [/(?:^|\/)node_modules\/lightningcss(?:-[\w-]+)?$/, 'MPL-2.0'],
  // The libraries that draw social cards; a program doesn't bind its output.
  [/(?:^|\/)node_modules\/(?:satori|@resvg\/resvg-js(?:-[\w-]+)?)$/, 'MPL-2.0'],
  // Test code that runs in the pages under test.
  [/(?:^|\/)node_modules\/axe-core$/, 'MPL-2.0'],
  // A dictionary of the spelling check.
  [/(?:^|\/)node_modules\/@cspell\/dict-en-common-misspellings$/, 'CC BY-SA 4.0'],
];

/** Evaluates the expressions that packages use: alternatives, or parts that all apply. */
function isAllowed(license: string): boolean {
  const text = license.replace(/^\((.*)\)$/, '$1');
  return text.includes(' OR ')
    ? text.split(' OR ').some((name) => ALLOWED.has(name))
    : text.split(' AND ').every((name) => ALLOWED.has(name));
}

function isException({ folder, license }: LicensedPackage): boolean {
  return EXCEPTIONS.some(([pattern, allowed]) => license === allowed && pattern.test(folder));
}

/** Returns a message for each package whose license is missing or not allowed. */
export function licenseProblems(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter((item) => !(item.license && isAllowed(item.license)) && !isException(item))
    .map(
      ({ folder, version, license = 'none' }) =>
        `${folder} ${version}: its license is ${license}. Replace the package, or add an exception with its reason to scripts/lib/licenses.ts.`,
    );
}

/** Returns a line for each license with the number of its packages, the most frequent first. */
export function licenseSummary(packages: readonly LicensedPackage[]): string[] {
  const counts = new Map<string, number>();
  packages.forEach(({ license = 'none' }) => counts.set(license, (counts.get(license) ?? 0) + 1));
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([license, count]) => `${String(count).padStart(5)}  ${license}`);
}
