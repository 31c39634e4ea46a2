import { Globby } from '@docusaurus/utils';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { sitePathOfDoc } from '@component-docs/kit/node/sitePaths';

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
