import { Globby, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { fillVersions } from '@component-docs/kit/node/mdx/placeholders';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { sitePathOfDoc } from '@component-docs/kit/node/sitePaths';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the front matter of a page's file, given relative to the site's root. Throws, with the file,
 * when it isn't valid YAML.
 */
export async function readFrontMatter(
  siteDir: string,
  file: string,
): Promise<Record<string, unknown>> {
  const filePath = path.join(siteDir, file);
  const fileContent = fillVersions(siteDir, file, await fs.readFile(filePath, 'utf8'));
  try {
    return (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter;
  } catch (cause) {
    throw new Error(`${file}:1: the front matter is not valid YAML: ${String(cause)}`, { cause });
  }
}

/** A page that exists as a file. */
export interface PageFile {
  /** Site path, without base URL and language. */
  path: string;
  /** Path of the English file, relative to the site's root. */
  file: string;
}

/** Returns the site path of a file of `src/pages`, given without that folder: `versions.tsx`. */
function sitePathOfPage(file: string): string {
  const route = file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '');
  return `/${route}`;
}

/** Lists the documents of every product. */
export async function readDocuments(siteDir: string): Promise<PageFile[]> {
  const pages = await Promise.all(
    PRODUCTS.map(async ({ id, basePath }) => {
      const files = await Globby(`docs/${id}/**/*.mdx`, { cwd: siteDir, ignore: ['**/_*'] });
      return files.sort().map((file) => ({
        path: sitePathOfDoc(file.slice(`docs/${id}/`.length, -'.mdx'.length), basePath),
        file,
      }));
    }),
  );
  return pages.flat();
}

/** Lists the pages of `src/pages`. */
export async function readSitePages(siteDir: string): Promise<PageFile[]> {
  const files = await Globby('**/*.{tsx,mdx}', {
    cwd: `${siteDir}/src/pages`,
    ignore: ['**/_*'],
  });
  return files.sort().map((file) => ({ path: sitePathOfPage(file), file: `src/pages/${file}` }));
}
