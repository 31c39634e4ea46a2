import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { brandingStylesheet } from '../cssVariables';
import { FONT_MEDIA, fontFaces, fontStylesheet, writeFonts } from './fonts';

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
