import { readPackage } from '@component-docs/api-reference';
import type { Coverage } from '@component-docs/api-reference/node/checks';
import { readSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import { exportedComponents } from '@component-docs/react-api-model/extract/extractPackage';
import { readHooks } from '@component-docs/react-api-model/extract/readExtracted';
import type { Product } from '@component-docs/kit/shared/site/types';

/** Reads what a product's packages export and document. */
export async function readCoverage(siteDir: string, product: Product): Promise<Coverage[]> {
  return Promise.all(
    product.apiPackages.map(async (name) => {
      const { installed, components } = await readPackage(siteDir, name);
      const { symbols } = await readSymbols(siteDir, name);
      const hooks = product.apiTabs ? await readHooks(siteDir, name) : [];
      const documented = [...components, ...symbols, ...hooks].map((item) => item.name);
      return { package: name, expected: exportedComponents(installed), documented };
    }),
  );
}
