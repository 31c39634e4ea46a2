import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, RouteConfig } from '@docusaurus/types';
import type {
  ApiIndexData,
  SymbolApi,
  ApiTabData,
} from '@component-docs/api-reference/shared/pages';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';

/** A written page: its permalink, title, description, and source file. */
export interface DocSource {
  permalink: string;
  /** The short title of the navigation, or else the page's title. */
  title: string;
  description: string;
  /** Relative to the site's root. */
  file: string;
}

/** An API page and the data that it shows. */
export interface ApiSource {
  permalink: string;
  api: ComponentApi | ApiTabData | ApiIndexData | SymbolApi;
}

/** Returns the addresses of the pages that demonstrate the subject of an API page. */
export function demosOf(source: ApiSource | undefined): string[] {
  const { api } = source ?? {};
  return api && 'demos' in api ? api.demos.map(({ href }) => href) : [];
}

/** Returns the written pages of a product, in the language of the build. */
export function docsOf(allContent: AllContent, product: string): DocSource[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[product] as
    LoadedContent | undefined;
  const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return docs.map(({ permalink, title, description, source, frontMatter }) => ({
    // Here, the permalink of a document that is named like its folder ends with a slash.
    permalink: permalink.replace(/(.)\/$/, '$1'),
    title: frontMatter.sidebar_label ?? title,
    description,
    file: source.replace(/^@site\//, ''),
  }));
}

function flatten(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

/**
 * Returns the API pages among a site's routes below a path, with the data that
 * plugins/product-docs/node wrote for them.
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
