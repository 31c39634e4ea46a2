import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { engineFile } from '@component-docs/kit/node/packages/folders';

/** Folder of the engine's components of the theme, which are over those of the classic theme. */
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

/** Returns the components of the theme that the site has, and those that the engine has for all sites. */
export async function themeFiles(
  siteDir: string,
): Promise<{ site: ThemeFile[]; engine: ThemeFile[] }> {
  const [site, engine] = await Promise.all(
    [path.join(siteDir, 'src/theme'), ENGINE_THEME].map((folder) => componentsIn(siteDir, folder)),
  );
  return { site: site ?? [], engine: engine ?? [] };
}
