import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { engineFile } from '@component-docs/kit/node/packages/folders';

/** Folder of the engine's theme components, which replace components of the classic theme. */
export const ENGINE_THEME = engineFile('theme/theme');

/** A component of the theme that isn't Docusaurus'. */
export interface ThemeFile {
  /** `DocItem/Layout` */
  name: string;
  /** Absolute path. */
  file: string;
  /** Path for messages, relative to the site's folder. */
  place: string;
}

async function componentsIn(siteDir: string, folder: string): Promise<ThemeFile[]> {
  const files = await Globby('**/*.{ts,tsx}', { cwd: folder, ignore: ['**/*.d.ts'] });
  return files.sort().map((file) => ({
    name: file.replace(/(?:\/index)?\.tsx?$/, ''),
    file: path.join(folder, file),
    place: path.relative(siteDir, path.join(folder, file)).split(path.sep).join('/'),
  }));
}

/** Returns the site's components of the theme, and the engine's components for all sites. */
export async function themeFiles(
  siteDir: string,
): Promise<{ site: ThemeFile[]; engine: ThemeFile[] }> {
  const [site, engine] = await Promise.all(
    [path.join(siteDir, 'src/theme'), ENGINE_THEME].map((folder) => componentsIn(siteDir, folder)),
  );
  return { site: site ?? [], engine: engine ?? [] };
}
