import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { THEMED_PRODUCTS } from '../../src/demos/themes/themedProducts';
import type { DescribedDemo } from './describeDemo';
import { demoThemeStylesheet } from './demoThemeStylesheet';

async function write(folder: string, sitePath: string, content: string): Promise<void> {
  const file = path.join(folder, sitePath);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

function hashedName(name: string, css: string): string {
  const hash = crypto.createHash('sha256').update(css).digest('hex').slice(0, 8);
  return `/assets/demos/${name}.${hash}.css`;
}

async function writeStylesheet(folder: string, name: string, css: string): Promise<string> {
  const sitePath = hashedName(name, css);
  await write(folder, sitePath, css);
  return sitePath;
}

/**
 * Writes what demos fetch by URL into a static folder, which it empties first: one JSON file per
 * demo, one stylesheet of CSS variables per theme, and one stylesheet per page with Tailwind or
 * plain CSS versions. Every name contains a hash of the content.
 *
 * @param pageStyles the styles of those pages, by page
 * @returns the stylesheets' site paths, by product and by page
 */
export async function writeStaticFiles(
  folder: string,
  demos: readonly DescribedDemo[],
  pageStyles: ReadonlyMap<string, string>,
): Promise<{ themeStylesheets: Record<string, string>; pageStylesheets: Map<string, string> }> {
  await fs.rm(folder, { recursive: true, force: true });
  await Promise.all(
    demos.map((demo) => write(folder, demo.sourceUrl, JSON.stringify(demo.source))),
  );
  const themes = await Promise.all(
    THEMED_PRODUCTS.map(async (product) => {
      const css = demoThemeStylesheet(product);
      return [product, await writeStylesheet(folder, `${product}-theme`, css)] as const;
    }),
  );
  const pages = await Promise.all(
    [...pageStyles].map(
      async ([page, css]) => [page, await writeStylesheet(folder, page, css)] as const,
    ),
  );
  return { themeStylesheets: Object.fromEntries(themes), pageStylesheets: new Map(pages) };
}
