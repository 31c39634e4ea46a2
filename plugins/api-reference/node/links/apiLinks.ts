import { kebabCase } from '../../shared/component-page/anchors';
import type { Product } from '@component-docs/kit/shared/site/types';
import { DOCUMENTED_SYMBOLS } from '@component-docs/react-api-model/extract/documentedSymbols';
import { apiPath } from './apiPath';
import { symbolPath } from './symbolPath';

/** A component or hook that a page documents, and the site path of its API page. */
export interface ApiLink {
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
        `hook "${name}" has no API page. Correct "hooks" in the front matter, or add it to plugins/react-api-model/extract/documentedSymbols.ts.`,
    );
}

/**
 * Returns links to the API pages of what a page's front matter says it documents: components, then
 * hooks. Returns none for a product whose pages show their API in tabs. A component without an API
 * page has already failed the build (plugins/product-docs/node).
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
