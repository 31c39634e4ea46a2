import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '../../../kit/node/errors/failWith';
import { checkCouplings } from './checkCouplings';
import { COUPLINGS } from './couplings';
import { swizzledComponents } from './swizzled';

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
