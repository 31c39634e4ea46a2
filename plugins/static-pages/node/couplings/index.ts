import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { COUPLINGS } from './couplings';
import { swizzledComponents } from './swizzled';
import type { Coupling } from './couplings';

/**
 * Returns a message for each coupling whose other side is gone: what relies on it, and what would
 * happen otherwise.
 *
 * @param read returns the text of a file below `node_modules`, '' for a folder, undefined if it is gone
 */
export function checkCouplings(
  couplings: readonly Coupling[],
  read: (file: string) => string | undefined,
): string[] {
  return couplings.flatMap(({ ours, theirs, contains, otherwise }) => {
    const text = read(theirs);
    if (text !== undefined && (contains === undefined || text.includes(contains))) {
      return [];
    }
    const change =
      text === undefined
        ? `${theirs} is gone`
        : `${theirs} doesn't contain ${JSON.stringify(contains)} any more`;
    return [`${ours}: ${change}. If nothing is done: ${otherwise}`];
  });
}

/** Returns a function that reads a site's packages, as `checkCouplings` asks for it. */
export function packageReader(siteDir: string): (file: string) => string | undefined {
  return (file) => {
    const place = [file, `${file}.js`]
      .map((name) => path.join(siteDir, 'node_modules', name))
      .find((name) => fs.existsSync(name));
    return place && (fs.statSync(place).isDirectory() ? '' : fs.readFileSync(place, 'utf8'));
  };
}

/** Stops the build when something inside of Docusaurus that this site relies on has changed. */
export default async function couplingsPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  const couplings = [...COUPLINGS, ...(await swizzledComponents(siteDir))];
  failWith(
    'Docusaurus has changed where this site relies on its internals (plugins/static-pages/node/couplings/couplings.ts)',
    checkCouplings(couplings, packageReader(siteDir)),
  );
  return { name: 'couplings' };
}
