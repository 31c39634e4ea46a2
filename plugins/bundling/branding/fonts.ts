import fs from 'node:fs/promises';
import path from 'node:path';
import { installedVersion } from '../../lib/packages/installedVersion';

const PACKAGE = '@fontsource/ibm-plex-sans';

/** The weights that the type scale uses, each with the range of weights that it serves. */
const FACES = [
  { weight: 400, range: '400 599' },
  { weight: 600, range: '600 800' },
] as const;

/** What the Latin subset holds; Chinese text is set in the reader's own fonts. */
const LATIN_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Phones keep their own font: it is a good one, and there two files would be a fifth of all that a
 * page transfers.
 */
export const FONT_MEDIA = '(min-width: 600px)';

export interface FontFace {
  /** Site path (without base URL), with the package's version as its cache key. */
  sitePath: string;
  /** Absolute path of the file in the package. */
  source: string;
  weightRange: string;
}

/** The web fonts of the shell, from the installed package. */
export function fontFaces(siteDir: string): FontFace[] {
  const version = installedVersion(siteDir, PACKAGE);
  return FACES.map(({ weight, range }) => ({
    sitePath: `/assets/fonts/ibm-plex-sans-${weight}.${version}.woff2`,
    source: path.join(
      siteDir,
      `node_modules/${PACKAGE}/files/ibm-plex-sans-latin-${weight}-normal.woff2`,
    ),
    weightRange: range,
  }));
}

/**
 * The `@font-face` rules. A web font is never worth a shift of the layout: `optional` keeps the
 * system's font for the visit when the file is not there at first paint.
 */
export function fontStylesheet(faces: readonly FontFace[], baseUrl: string): string {
  const rules = faces
    .map(
      ({ sitePath, weightRange }) =>
        `@font-face{font-family:"IBM Plex Sans";font-style:normal;font-weight:${weightRange};font-display:optional;src:url("${baseUrl}${sitePath.slice(1)}") format("woff2");unicode-range:${LATIN_RANGE}}`,
    )
    .join('');
  return `@media ${FONT_MEDIA}{${rules}}`;
}

/** Copies the files into a static folder, emptied first. */
export async function writeFonts(folder: string, faces: readonly FontFace[]): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  for (const { sitePath, source } of faces) {
    const file = path.join(folder, sitePath);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(source, file);
  }
}
