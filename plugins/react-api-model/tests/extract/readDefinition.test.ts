/** The definitions of types that the pages of the installed packages show. */
import path from 'node:path';
import { readPackage } from '@component-docs/api-reference';
import { readSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import type { ExtractedType } from '../../model/extracted';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

const siteDir = path.join(__dirname, '../../../..');
const packages = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];

async function typesOf(packageName: string): Promise<ExtractedType[]> {
  const { components } = await readPackage(siteDir, packageName);
  const { symbols } = await readSymbols(siteDir, packageName);
  return [...components, ...symbols].flatMap(({ types }) => types);
}

/** Returns whether an alias stands for a text that names it: `type Middleware = Omit<Middleware, …>`. */
function namesItself({ name, definition = '' }: ExtractedType): boolean {
  const [, target = ''] = /^type [^=]+ =([\s\S]*)$/.exec(definition) ?? [];
  return new RegExp(`(?<![\\w.])${name}(?![\\w])`).test(target.replace(/'[^']*'/g, ''));
}

test.each(packages)('no alias on the pages of %s seems to refer to itself', async (packageName) => {
  const found = (await typesOf(packageName)).filter(namesItself);
  expect([...new Set(found.map(({ definition }) => definition))]).toEqual([]);
});

test('shows a type of the same name with its package', async () => {
  const middleware = (await typesOf('@mui/base')).find(({ name }) => name === 'MiddlewareState');
  expect(middleware?.definition).toContain("import('@floating-ui/core').MiddlewareState");
});
