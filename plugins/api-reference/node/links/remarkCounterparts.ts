import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Link, PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { sitePathOfDoc } from '@component-docs/kit/node/sitePaths';
import { nameOfProduct, productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';

/** The table of counterparts, relative to the site. A site may have none. */
export const COUNTERPARTS = 'content/counterparts.json';

/**
 * The content of the table. Each row has the pages of one component in several products: their site paths
 * with the component's name there. A product that a row lacks has no such component.
 */
export type CounterpartRows = readonly Readonly<Record<string, string>>[];

/** The counterpart of a page's component in another product; no pages if there is none. */
export interface Counterpart {
  product: ProductId;
  pages: readonly (readonly [path: string, name: string])[];
}

/** Returns the counterparts of a page in the other products of the table; none if no row has the page. */
export function counterpartsOf(page: string, rows: CounterpartRows): Counterpart[] {
  const own = rows.filter((row) => Object.hasOwn(row, page));
  const pages = new Map(own.flatMap((row) => Object.entries(row)));
  const all = rows.flatMap((row) => Object.keys(row)).map(productOfPath);
  const others = new Set(all.filter((product) => product && product !== productOfPath(page)));
  return own.length === 0
    ? []
    : [...others].map((product) => ({
        product: product as ProductId,
        pages: [...pages].filter(([other]) => productOfPath(other) === product),
      }));
}

/** Returns links to pages, with a separator between them. */
function linksTo(pages: Counterpart['pages'], separator: string): PhrasingContent[] {
  return pages.flatMap(([url, name], index): PhrasingContent[] => {
    const link: Link = { type: 'link', url, children: [{ type: 'text', value: name }] };
    return index === 0 ? [link] : [{ type: 'text', value: separator }, link];
  });
}

/** Matches the file of a page in any language, from its product's folder on. */
const PAGE_FILE =
  /\/docs\/[^/]+\/(.+)\.mdx$|\/docusaurus-plugin-content-docs-[^/]+\/current\/(.+)\.mdx$/;

/**
 * Remark plugin: ends a component page with links to the same component in other products, or says that
 * they have none. Runs after `remarkApiLinks`, below whose links the line is.
 */
export function remarkCounterparts({ siteDir, product }: { siteDir: string; product: Product }) {
  return (tree: Root, file: VFile): void => {
    const table = path.join(siteDir, COUNTERPARTS);
    addDependencies(file, { files: [table] });
    const rows = existsSync(table)
      ? (JSON.parse(readFileSync(table, 'utf8')) as CounterpartRows)
      : [];
    const [, english, translated] = PAGE_FILE.exec(file.path) ?? [];
    const page = sitePathOfDoc(english ?? translated ?? '', product.basePath);
    const texts = pageTextsIn(parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en'));
    for (const { product: other, pages } of counterpartsOf(page, rows)) {
      const key = pages.length === 0 ? 'counterparts.none' : 'counterparts.same';
      const text = { type: 'text', value: texts(key, { product: nameOfProduct(other) }) } as const;
      const children = [text, ...linksTo(pages, texts('lists.separator'))];
      tree.children.push({ type: 'paragraph', children });
    }
  };
}
