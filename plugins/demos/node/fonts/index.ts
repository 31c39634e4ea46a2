import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DemoFonts } from '../library';
import { charactersOf } from './characters';
import { createFaces, facesModule } from './createFaces';
import type { CreatedFace } from './createFaces';

const NAME = 'demo-fonts';

/** All files of all demos. */
const SOURCES = 'docs/**/demos/**/*.{ts,tsx}';

async function readSources(siteDir: string): Promise<string[]> {
  const files = await Globby(SOURCES, { cwd: siteDir, absolute: true });
  return Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
}

/** Makes the fonts of demos: the libraries' fonts, with the characters that the demos need. */
export default function demoFontsPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { fonts }: { fonts: DemoFonts },
): Plugin<CreatedFace[]> {
  return {
    name: NAME,
    loadContent: async () => createFaces(siteDir, fonts, charactersOf(await readSources(siteDir))),
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
