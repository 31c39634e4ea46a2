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
