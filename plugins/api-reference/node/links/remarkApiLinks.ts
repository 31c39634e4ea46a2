import type { Link, ListItem, Root } from 'mdast';
import type { VFile } from 'vfile';
import { kebabCase } from '../../shared/component-page/anchors';
import type { Product } from '@component-docs/kit/shared/site/types';
import { DOCUMENTED_SYMBOLS } from '@component-docs/react-api-model/extract/readExtracted';
import { apiPath, symbolPath } from './apiPath';

/** A component or hook that a page documents, and the site path of its API page. */
interface ApiLink {
  name: string;
  href: string;
}

type FrontMatter = Readonly<Record<string, unknown>>;

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** Returns a problem for each hook in a page's front matter that has no API page to link to. */
export function apiLinkProblems(
  { hooks }: FrontMatter,
  { apiPackages, apiTabs }: Product,
): string[] {
  const known = apiPackages.flatMap((name) => DOCUMENTED_SYMBOLS[name]?.hooks ?? []);
  return namesIn(hooks)
    .filter((name) => !apiTabs && !known.includes(name))
    .map(
      (name) =>
        `hook "${name}" has no API page. Correct "hooks" in the front matter, or add it to "symbols" of the product in the facts of the site.`,
    );
}

/**
 * Returns links to the API pages of the components, then the hooks, in a page's front matter; none
 * for a product with tabs. Unknown components have failed the build (plugins/product-docs/node).
 */
export function apiLinks({ components, hooks }: FrontMatter, product: Product): ApiLink[] {
  if (product.apiTabs) {
    return [];
  }
  return [
    ...namesIn(components).map((name) => ({ name, href: apiPath('/', product, kebabCase(name)) })),
    ...namesIn(hooks).map((name) => ({
      name,
      href: symbolPath('/', product, { name, slug: kebabCase(name) }),
    })),
  ];
}

/** The same word in all languages, and so the same anchor. */
const TITLE = 'API';

function itemOf({ name, href }: ApiLink): ListItem {
  const link: Link = { type: 'link', url: href, children: [{ type: 'inlineCode', value: name }] };
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link] }] };
}

/**
 * Remark plugin: adds links to API pages at the end of a page that documents components or hooks.
 * Runs before Docusaurus' own plugins, so that the heading is in the table of contents.
 *
 * Fails the page when a hook has no API page, with the hook's name and the fix.
 */
export function remarkApiLinks({ product }: { product: Product }) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const [problem] = apiLinkProblems(frontMatter, product);
    if (problem) {
      file.fail(problem);
    }
    const links = apiLinks(frontMatter, product);
    if (links.length > 0) {
      tree.children.push(
        { type: 'heading', depth: 2, children: [{ type: 'text', value: TITLE }] },
        { type: 'list', ordered: false, spread: false, children: links.map(itemOf) },
      );
    }
  };
}
