import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import { addressesOf, idsOf, sitemapAddresses } from './readHtml';
import type { BuiltSite } from './resolveLink';

/** A built file with the addresses in it, as written. */
export interface LinkingPage {
  path: string;
  addresses: ReadonlySet<string>;
}

interface ReadSite extends BuiltSite {
  /** Pages and sitemaps. */
  linking: readonly LinkingPage[];
}

/** A folder's own page is at its name with or without a slash: `/zh` and `/zh/`. */
function addressesOfPage(file: string): string[] {
  const address = sitePath(file);
  return path.basename(file) === 'index.html' && address !== '/'
    ? [address, `${address}/`]
    : [address];
}

function sitePath(file: string): string {
  const withoutExtension = `/${posixPath(file).replace(/\.html$/, '')}`;
  return withoutExtension.replace(/\/index$/, '') || '/';
}

/** Reads what was built: pages with their ids, what links from them, and the paths of all files. */
export async function readBuild(outDir: string): Promise<ReadSite> {
  const files = await Globby('**/*', { cwd: outDir, onlyFiles: true });
  const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => {
        const html = await read(file);
        return { file, path: sitePath(file), ids: idsOf(html), addresses: addressesOf(html) };
      }),
  );
  const sitemaps = await Promise.all(
    files
      .filter((file) => path.basename(file) === 'sitemap.xml')
      .map(async (file) => ({
        path: sitePath(file),
        addresses: sitemapAddresses(await read(file)),
      })),
  );
  return {
    pages: new Map(
      pages.flatMap((page) =>
        addressesOfPage(page.file).map((address) => [address, page] as const),
      ),
    ),
    files: new Set(files.map((file) => `/${posixPath(file)}`)),
    linking: [...pages, ...sitemaps],
  };
}
