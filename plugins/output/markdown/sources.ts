import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, RouteConfig } from '@docusaurus/types';
import type { ApiIndexData } from '../../../src/reference/index-page/types';
import type { ComponentApi } from '../../../src/reference/component-page/types';
import type { SymbolApi } from '../../../src/reference/symbol-page/types';
import type { ApiTabData } from '../../../src/reference/tabs/types';

/** A written page: where it is, what it is about, and the file it comes from. */
export interface DocSource {
  permalink: string;
  title: string;
  description: string;
  /** Site-relative. */
  file: string;
}

/** An API page and the data it is printed from. */
export interface ApiSource {
  permalink: string;
  api: ComponentApi | ApiTabData | ApiIndexData | SymbolApi;
}

/** The written pages of a product, in the language of the build. */
export function docsOf(allContent: AllContent, product: string): DocSource[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[product] as
    LoadedContent | undefined;
  const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return docs.map(({ permalink, title, description, source }) => ({
    // A document named like its folder has a slash at its end here.
    permalink: permalink.replace(/(.)\/$/, '$1'),
    title,
    description,
    file: source.replace(/^@site\//, ''),
  }));
}

function flatten(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

/**
 * The API pages among a site's routes below a path, with their data read from where
 * plugins/products/product-docs wrote it.
 */
export async function apisOf(
  routes: readonly RouteConfig[],
  below: string,
  generatedFilesDir: string,
): Promise<ApiSource[]> {
  const apis = flatten(routes).flatMap(({ path: permalink, modules }) => {
    const file = modules?.api ?? modules?.symbol;
    return permalink.startsWith(below) && typeof file === 'string'
      ? [{ permalink, file: file.replace(/^@generated\//, '') }]
      : [];
  });
  return Promise.all(
    apis.map(async ({ permalink, file }) => ({
      permalink,
      api: JSON.parse(
        await fs.readFile(path.join(generatedFilesDir, file), 'utf8'),
      ) as ApiSource['api'],
    })),
  );
}
