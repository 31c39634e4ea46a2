import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { DemoFont } from '../library';

// cspell:ignore ccmp locl mkmk wght

/**
 * What browsers apply by default, without the contextual alternates of Inter: arrows and a raised colon,
 * for another 4 kB.
 */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'];

/** The weight of normal text, which the font is drawn from. */
const NORMAL = 400;

/**
 * Returns the part of an installed font that demos need, as WOFF2. Characters that aren't in the font's
 * Latin file are shown in fonts of the system. Hinting is left out, which makes a fifth of Roboto, and which
 * Inter doesn't have.
 */
export async function createSubset(
  siteDir: string,
  font: DemoFont,
  characters: readonly string[],
): Promise<Buffer> {
  const file = path.join(siteDir, 'node_modules', font.package, 'files', font.file);
  return subsetFont(await fs.readFile(file), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...font.weights, default: NORMAL } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
