import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { brandingStylesheet } from '../cssVariables';
import { HEADING_FONTS } from '../tokens';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { substituteRule } from '@component-docs/kit/node/substituteFont';
import type { FontMetrics, SubstituteFont } from '@component-docs/kit/node/substituteFont';

/** The weights that the type scale uses, each with the range of weights that it serves. */
const HEADING_FACE = { name: 'ibm-plex-sans', weight: 600, range: '600 800' } as const;
const FACES = [
  { name: 'ibm-plex-sans', weight: 400, range: '400 599' },
  HEADING_FACE,
  { name: 'ibm-plex-mono', weight: 400, range: '400' },
] as const;

const FAMILIES = { 'ibm-plex-sans': 'IBM Plex Sans', 'ibm-plex-mono': 'IBM Plex Mono' } as const;

/** The characters of the Latin subset; Chinese text is set in the reader's own fonts. */
const LATIN_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Phones keep their own fonts: these are good, and three files would be a third of a page's transfer there.
 */
export const FONT_MEDIA = '(min-width: 600px)';

interface FontFace {
  family: string;
  /** Site path (without base URL), with the package's version as its cache key. */
  sitePath: string;
  /** Absolute path of the file in the package. */
  source: string;
  weightRange: string;
}

/** The web fonts of the shell, from the installed packages. */
export function fontFaces(siteDir: string): FontFace[] {
  return FACES.map(({ name, weight, range }) => ({
    family: FAMILIES[name],
    sitePath: `/assets/fonts/${name}-${weight}.${installedVersion(siteDir, `@fontsource/${name}`)}.woff2`,
    source: path.join(
      siteDir,
      `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`,
    ),
    weightRange: range,
  }));
}

/** The metrics of IBM Plex Sans. */
const METRICS: FontMetrics = { ascent: 1.025, descent: 0.275 };

/**
 * The fonts that replace a heading's font until it has arrived (scales measured with the headings of all
 * pages).
 */
const SUBSTITUTES: readonly SubstituteFont[] = [
  {
    family: HEADING_FONTS[1],
    weight: HEADING_FACE.range,
    names: ['Arial Bold', 'Liberation Sans Bold'],
    scale: 0.964,
  },
  {
    family: HEADING_FONTS[2],
    weight: HEADING_FACE.range,
    names: ['DejaVu Sans Bold'],
    scale: 0.814,
  },
];

function webFontRule(
  family: string,
  display: 'optional' | 'swap',
  { sitePath, weightRange }: FontFace,
  baseUrl: string,
): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weightRange};font-display:${display};src:url("${baseUrl}${sitePath.slice(1)}") format("woff2");unicode-range:${LATIN_RANGE}}`;
}

/**
 * The `@font-face` rules. A web font is never worth a shift of the layout: for text, `optional` keeps
 * the system's font for the visit when the file isn't there at first paint. Headings change to their
 * font when it arrives, because nothing moves then: their substitute has the same metrics.
 */
export function fontStylesheet(faces: readonly FontFace[], baseUrl: string): string {
  const headings = faces.filter(({ weightRange }) => weightRange === HEADING_FACE.range);
  const rules = [
    ...faces.map((face) => webFontRule(face.family, 'optional', face, baseUrl)),
    ...headings.map((face) => webFontRule(HEADING_FONTS[0], 'swap', face, baseUrl)),
    ...SUBSTITUTES.map((font) => substituteRule(font, METRICS)),
  ];
  return `@media ${FONT_MEDIA}{${rules.join('')}}`;
}

/** Copies the files into a static folder, emptied first. */
async function writeFonts(folder: string, faces: readonly FontFace[]): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  for (const { sitePath, source } of faces) {
    const file = path.join(folder, sitePath);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(source, file);
  }
}

/** Served like `static/`; named in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/branding-static`;

/** Writes the design tokens as a stylesheet that every page loads, and serves the web fonts. */
export default function brandingPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'branding', 'tokens.css');
  const faces = fontFaces(siteDir);
  return {
    name: 'branding',
    getClientModules: () => [file],
    async loadContent() {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, brandingStylesheet());
      await writeFonts(path.join(siteDir, STATIC_FOLDER), faces);
    },
    injectHtmlTags: () => ({
      headTags: [
        ...faces.map(({ sitePath }) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `${baseUrl}${sitePath.slice(1)}`,
            crossorigin: 'anonymous',
            media: FONT_MEDIA,
          },
        })),
        { tagName: 'style', innerHTML: fontStylesheet(faces, baseUrl) },
      ],
    }),
  };
}
