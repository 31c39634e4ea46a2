import { kebabCase } from '../../../src/reference/component-page/anchors';
import type { ExtractedSymbol } from '../../api/reference/model/symbol';
import type { ApiPlace } from './apiPath';
import { symbolPath } from './symbolPath';

/**
 * The pages of a product's interfaces and hooks, by every name that they go by, base URL included.
 * A type that is documented by itself leads to its own page, not to that of another name for it.
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
