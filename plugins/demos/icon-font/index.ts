import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { iconFont } from './iconFont';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = '.docusaurus/icon-font-static';

/** Serves the Material Icons font. `remarkIconFont` adds its styles to the pages that use it. */
export default function iconFontPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'icon-font',
    async loadContent() {
      const { sitePath, source } = iconFont(siteDir);
      const folder = path.join(siteDir, STATIC_FOLDER);
      const file = path.join(folder, sitePath);
      await fs.rm(folder, { recursive: true, force: true });
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.copyFile(source, file);
    },
  };
}
