import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { iconFont, iconFontStyles } from './iconFont';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/icon-font-static`;

/** Serves the Material Icons font. `remarkIconFont` links its style sheet from the pages that use it. */
export default function iconFontPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'icon-font',
    async loadContent() {
      const font = iconFont(siteDir);
      const folder = path.join(siteDir, STATIC_FOLDER);
      const file = path.join(folder, font.sitePath);
      await fs.rm(folder, { recursive: true, force: true });
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.copyFile(font.source, file);
      await fs.writeFile(path.join(folder, font.styleSheet), iconFontStyles(font));
    },
  };
}
