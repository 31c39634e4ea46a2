import { kebabCase } from '@component-docs/api-reference/shared/component-page/anchors';
import type { ExtractedSymbol } from '@component-docs/react-api-model/model/extracted';
import type { ApiPlace } from '@component-docs/api-reference/node/links/apiPath';
import { symbolPath } from '@component-docs/api-reference/node/links/symbolPath';

/**
 * Returns the pages of a product's interfaces and hooks, including the base URL, by their names and
 * the names that they are aliases of. A type that has its own page always leads there.
 */
export function symbolPages(
  symbols: readonly Pick<ExtractedSymbol, 'name' | 'aliasOf'>[],
  place: ApiPlace,
  baseUrl: string,
): Map<string, string> {
  const pageOf = ({ name }: { name: string }) =>
    symbolPath(baseUrl, place, { name, slug: kebabCase(name) });
  return new Map([
    ...symbols.flatMap((symbol): [string, string][] =>
      symbol.aliasOf === undefined ? [] : [[symbol.aliasOf, pageOf(symbol)]],
    ),
    ...symbols.map((symbol): [string, string] => [symbol.name, pageOf(symbol)]),
  ]);
}
