import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import { COUPLINGS } from './couplings';
import type { Coupling } from './couplings';
import { themeFiles } from '../themeFolders';

const THEME = '@docusaurus/theme-classic/lib/theme';
/** Docusaurus' own theme has the components that every site needs. */
const FALLBACK = '@docusaurus/core/lib/client/theme-fallback';
const IN_FALLBACK = ['Root', 'ThemeProvider'];

/**
 * Returns a coupling for each component of Docusaurus' theme that the engine or this site wraps or replaces: without
 * its original, nothing would render it. Components that are new say so in their first line.
 */
export async function swizzledComponents(siteDir: string): Promise<Coupling[]> {
  const { site, engine } = await themeFiles(siteDir);
  const known = new Set(engine.map(({ name }) => name));
  return [...engine, ...site.filter(({ name }) => !known.has(name))]
    .filter(({ file }) => file.endsWith('index.tsx'))
    .filter(({ file }) => !fs.readFileSync(file, 'utf8').startsWith('// New:'))
    .map(({ name, place }) => ({
      ours: place,
      theirs: `${IN_FALLBACK.includes(name) ? FALLBACK : THEME}/${name}`,
      otherwise: 'Nothing renders this component.',
    }));
}

/**
 * Returns a message for each coupling whose other side is gone: the part of this site that relies on it, and
 * the consequence.
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
      .map((name) => packageFolder(siteDir, name))
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
