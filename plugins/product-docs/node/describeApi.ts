import type { LoadContext } from '@docusaurus/types';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import type { Product } from '@component-docs/kit/shared/site/types';
import { withHistory } from '@component-docs/api-history/node/withHistory';
import { describeComponents } from '@component-docs/api-reference';
import { withInheritedProps } from '@component-docs/api-reference/node/describe/inheritedProps';
import { highlight } from '@component-docs/written-pages/node/code-blocks/highlight';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { releaseTag } from '@component-docs/kit/node/packages/releaseTag';
import { readPropIndex } from '@component-docs/demos/node/prop-index';
import { withUses } from '@component-docs/demos/node/prop-index/usesOnApiPages';
import { addHistories } from './addHistories';
import { documentedComponents, unknownComponents } from './documentedComponents';
import type { DocPage } from './documentedComponents';
import { readApiPackages } from '@component-docs/api-reference/node/links/readApiPackages';
import { readSiteContext } from './readSiteContext';

/**
 * Describes the API reference of a product, sorted by name: every component of its packages whose
 * page belongs to the product, with the pages that document it and the demos that set its props.
 *
 * Throws when a page documents a component that no package of the product has, or when a comment in
 * a package has a broken link.
 */
export async function describeApi(
  product: Product,
  docs: readonly DocPage[],
  { siteDir, baseUrl, i18n }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
): Promise<ComponentApi[]> {
  const { apiPackages } = product;
  const { pages, problems } = documentedComponents(docs);
  failWith('Front matter is not valid', problems);
  const context = await readSiteContext(product, { siteDir, baseUrl, i18n });
  const packages = await readApiPackages(siteDir, product);
  const described = packages.flatMap((components) =>
    describeComponents(components, {
      ...context,
      demoPages: pages,
      releaseTag: releaseTag(siteDir, product),
      highlight,
    }),
  );
  const known = new Set(described.map(({ name }) => name));
  failWith("Pages don't match the packages", unknownComponents(pages, known, apiPackages));
  const uses = await readPropIndex(siteDir);
  const used = withInheritedProps(described).map((api) => withUses(api, uses, { baseUrl, pages }));
  const complete = await addHistories(used, withHistory, product, i18n.currentLocale);
  return complete.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
