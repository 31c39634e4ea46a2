import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import type { ThemedProduct } from '@component-docs/kit/shared/site/register';
import type { DemoFont, DemoFonts } from './library';

// cspell:ignore ccmp locl mkmk wght

const NAME = 'demo-fonts';

/** All files of all demos. */
const SOURCES = 'docs/**/demos/**/*.{ts,tsx}';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** The space and the marks that components print themselves, or that readers type on many keyboards. */
const COMMON = [...'\u00a0–—‘’“”…•·©€£'];

/**
 * Returns the characters that demos need in their fonts, in the order of their code points: ASCII, common
 * marks, and all others in the demos' code.
 */
export function charactersOf(sources: readonly string[]): string[] {
  const others = sources.flatMap((source) => source.match(/[^\0-\x7f]/gu) ?? []);
  return [...new Set([...ASCII, ...COMMON, ...others])].sort(
    (a, b) => Number(a.codePointAt(0)) - Number(b.codePointAt(0)),
  );
}

/**
 * Returns the part of an installed font that demos need, as WOFF2. Characters that aren't in the font's
 * Latin file are shown in fonts of the system. Hinting is left out, which makes a fifth of Roboto, and which
 * Inter doesn't have.
 */
async function createSubset(siteDir: string, font: DemoFont, characters: readonly string[]) {
  const file = path.join(packageFolder(siteDir, font.package), 'files', font.file);
  return subsetFont(await fs.readFile(file), characters.join(''), {
    targetFormat: 'woff2',
    // The weight of normal text, which the font is drawn from.
    variationAxes: { wght: { ...font.weights, default: 400 } },
    // The features that browsers apply by default, without the contextual alternates of Inter: arrows and a
    // raised colon, for another 4 kB.
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
    noHinting: true,
  });
}

/** Returns the fonts of all products that have one, with these characters, each with the name of its file. */
export function createFaces(siteDir: string, fonts: DemoFonts, characters: readonly string[]) {
  return Promise.all(
    (Object.entries(fonts) as [ThemedProduct, DemoFont][]).map(async ([product, font]) => ({
      product,
      family: font.family,
      weight: `${font.weights.min} ${font.weights.max}`,
      file: `${font.family.toLowerCase()}.woff2`,
      data: await createSubset(siteDir, font, characters),
    })),
  );
}

type CreatedFace = Awaited<ReturnType<typeof createFaces>>[number];

/**
 * Returns the module that exports the faces by product. It imports their files, so that the bundler names
 * them and adds them to the site.
 */
export function facesModule(faces: readonly Omit<CreatedFace, 'data'>[]): string {
  const imports = faces.map(({ family, file }) => `import ${family} from './${file}';\n`);
  const entries = faces.map(({ product, family, weight }) => {
    const descriptors = JSON.stringify({ family, weight });
    return `  '${product}': { ...${descriptors}, url: ${family} },\n`;
  });
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}

/** Makes the fonts of demos: the libraries' fonts, with the characters that the demos need. */
export default function demoFontsPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { fonts }: { fonts: DemoFonts },
): Plugin<CreatedFace[]> {
  return {
    name: NAME,
    async loadContent() {
      const files = await Globby(SOURCES, { cwd: siteDir, absolute: true });
      const sources = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
      return createFaces(siteDir, fonts, charactersOf(sources));
    },
    async contentLoaded({ content, actions }) {
      const folder = path.join(generatedFilesDir, NAME, 'default');
      await fs.mkdir(folder, { recursive: true });
      await Promise.all(
        content.map(({ file, data }) => fs.writeFile(path.join(folder, file), data)),
      );
      await actions.createData('faces.js', facesModule(content));
    },
  };
}
