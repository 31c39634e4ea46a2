import path from 'node:path';
import type { Root, PhrasingContent, Table } from 'mdast';
import type { VFile } from 'vfile';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { readWrittenPages } from '@component-docs/api-reference/node/links/libraryLinks';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import type { Language } from '@component-docs/labels/shared/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import type { PageTexts } from '@component-docs/labels/node/texts';
import { joined, table } from '@component-docs/templates/node/pages/nodes';
import {
  isExternal,
  isPage,
  normalizePathname,
  walkPages,
} from '@component-docs/page-tree/shared/items';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** A page of this site, or of the official one. */
interface ScopeLink {
  title: string;
  url: string;
}

/**
 * A part of a product: the pages about it that this site has, and the pages that only the official site has.
 */
interface ScopeRow {
  title: string;
  here: ScopeLink[];
  elsewhere: ScopeLink[];
}

interface ScopeInput {
  /** Site paths of all existing pages. */
  written: ReadonlySet<string>;
  /** Returns the title of an item in the reader's language. */
  titleOf: (item: PageTreeItem) => string | null;
}

/** Returns the pages of the API reference that a group has without listing them. */
function apiLinks({ apiPages }: PageTreeItem, written: ReadonlySet<string>): ScopeLink[] {
  return apiPages === undefined
    ? []
    : [...written]
        .filter((path) => path.startsWith(apiPages))
        .sort()
        .map((path) => ({ title: pageToTitle({ pathname: path }) || path, url: path }));
}

/** Returns a group as one row. */
export function scopeRow(group: PageTreeItem, { written, titleOf }: ScopeInput): ScopeRow {
  const here: ScopeLink[] = [];
  const elsewhere: ScopeLink[] = [];
  for (const { item } of walkPages([group])) {
    const title = titleOf(item) || item.pathname;
    if (isExternal(item)) {
      elsewhere.push({ title, url: item.pathname });
    } else if (isPage(item)) {
      here.push({ title, url: normalizePathname(item.pathname) });
    }
    here.push(...apiLinks(item, written));
  }
  const unique = new Map(here.map((link) => [link.url, link]));
  // The first title comes from the tree.
  here.toReversed().forEach((link) => unique.set(link.url, link));
  return { title: titleOf(group) || group.pathname, here: [...unique.values()], elsewhere };
}

/** Returns a row for each of the groups that a product's tree consists of. */
export function scopeRows(tree: readonly PageTreeItem[], input: ScopeInput): ScopeRow[] {
  return tree.filter(({ children }) => children).map((group) => scopeRow(group, input));
}

/** A cell has no more links: the side navigation lists all pages. */
const MAX_LINKS = 3;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function cellOf(links: readonly ScopeLink[], texts: PageTexts): PhrasingContent[] {
  if (links.length === 0) {
    return [text(texts('scopeTable.none'))];
  }
  const shown = links
    .slice(0, MAX_LINKS)
    .map(({ title, url }): PhrasingContent => ({ type: 'link', url, children: [text(title)] }));
  const others = links.length - shown.length;
  const more = others > 0 ? [text(texts('scopeTable.more', { count: others }))] : [];
  return [...joined(shown, texts('lists.separator')), ...more];
}

/**
 * Returns a table of the parts of a product, with the first pages about each here and elsewhere. It has no
 * column for other pages if there are none.
 */
export function scopeTable(rows: readonly ScopeRow[], language: Language): Table {
  const texts = pageTextsIn(language);
  const columns = [
    [[text(texts('scopeTable.part'))], ...rows.map(({ title }) => [text(title)])],
    [[text(texts('scopeTable.here'))], ...rows.map(({ here }) => cellOf(here, texts))],
    [
      [text(texts('scopeTable.elsewhere'))],
      ...rows.map(({ elsewhere }) => cellOf(elsewhere, texts)),
    ],
  ];
  const isComplete = rows.every(({ elsewhere }) => elsewhere.length === 0);
  const shown = isComplete ? columns.slice(0, 2) : columns;
  return table(
    [...Array(rows.length + 1).keys()].map((row) => shown.map((column) => column[row] ?? [])),
  );
}

const TAG = 'ProductScope';

/**
 * Remark plugin: replaces `<ProductScope />` with a table of the subjects that this site covers of the page's
 * product, and the subjects that only the official site covers, from the page trees. Runs before Docusaurus'
 * own plugins, which complete the links.
 */
export function remarkProductScope({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === TAG,
    );
    if (index < 0) {
      return;
    }
    const page = pageOfSource(siteDir, file.path);
    const product = PRODUCTS.find(({ id }) => page?.startsWith(`${id}/`));
    if (!product) {
      return file.fail(`<${TAG}> only works on pages of a product.`, tree.children[index]);
    }
    const locale = /\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en';
    addDependencies(file, {
      files: [path.join(siteDir, `i18n/${locale}/page-tree.json`)],
      folders: [
        'content/navigation',
        `docs/${product.id}`,
        `i18n/${locale}/docusaurus-plugin-content-docs-${product.id}`,
      ].map((folder) => path.join(siteDir, folder)),
    });
    const { titleOf } = await readTexts(siteDir, { currentLocale: locale, defaultLocale: 'en' });
    const input = { titleOf, written: await readWrittenPages(siteDir) };
    const rows = scopeRows(loadTrees()[product.id], input);
    tree.children.splice(index, 1, scopeTable(rows, parseLanguage(locale)));
  };
}
