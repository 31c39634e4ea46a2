import { readOutlines } from '@component-docs/page-tree/node/outlines/readOutlines';
import { readPackage } from '@component-docs/api-reference';
import type { Coverage } from '@component-docs/api-reference/node/checks';
import { readSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import { exportedComponents } from '@component-docs/react-api-model/extract/extractPackage';
import { readHooks } from '@component-docs/react-api-model/extract/readExtracted';
import type { Product } from '@component-docs/kit/shared/site/types';

/** Returns the components and hooks that the outlines of a product's pages list. */
async function mapped(siteDir: string, product: Product): Promise<string[]> {
  const outlines = Object.values(await readOutlines(siteDir, product));
  return outlines.flatMap(({ components = [], hooks = [] }) => [
    ...components,
    // Only tabs have the hooks that pages list; other products document some hooks on their own pages.
    ...(product.apiTabs ? hooks : []),
  ]);
}

/**
 * Reads what a product's packages export and document. What the product's pages list is expected of its
 * main package, unless another one has it.
 */
export async function readCoverage(siteDir: string, product: Product): Promise<Coverage[]> {
  const packages = await Promise.all(
    product.apiPackages.map(async (name) => {
      const { installed, components } = await readPackage(siteDir, name);
      const { symbols } = await readSymbols(siteDir, name);
      const hooks = product.apiTabs ? await readHooks(siteDir, name) : [];
      const documented = [...components, ...symbols, ...hooks].map((item) => item.name);
      return { package: name, expected: exportedComponents(installed), documented };
    }),
  );
  const elsewhere = packages
    .filter((one) => one.package !== product.packageName)
    .flatMap(({ documented }) => documented);
  const ofPages = (await mapped(siteDir, product)).filter((name) => !elsewhere.includes(name));
  return packages.map((one) =>
    one.package === product.packageName ? { ...one, expected: [...one.expected, ...ofPages] } : one,
  );
}
