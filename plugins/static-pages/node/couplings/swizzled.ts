import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Coupling } from './couplings';

const THEME = '@docusaurus/theme-classic/lib/theme';
/** Docusaurus' own theme has what every site needs. */
const FALLBACK = '@docusaurus/core/lib/client/theme-fallback';
const IN_FALLBACK = ['Root', 'ThemeProvider'];

/**
 * Returns a coupling for each component of the theme that this site wraps or replaces: without its
 * original, nothing would render it. Components that are new say so in their first line.
 */
export async function swizzledComponents(siteDir: string): Promise<Coupling[]> {
  const files = (await Globby('src/theme/**/index.tsx', { cwd: siteDir })).sort();
  const couplings = files.map(async (file) => {
    const text = await fs.readFile(path.join(siteDir, file), 'utf8');
    const name = path.posix.dirname(file).slice('src/theme/'.length);
    const theme = IN_FALLBACK.includes(name) ? FALLBACK : THEME;
    return text.startsWith('// New:')
      ? []
      : [
          {
            ours: file,
            theirs: `${theme}/${name}`,
            otherwise: 'Nothing renders this component.',
          },
        ];
  });
  return (await Promise.all(couplings)).flat();
}
