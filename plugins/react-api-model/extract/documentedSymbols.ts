import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { DocumentedSymbols } from '@component-docs/kit/shared/site/types';

/** The interfaces and hooks that have their own pages, by package. */
export const DOCUMENTED_SYMBOLS: Readonly<Record<string, DocumentedSymbols>> = Object.fromEntries(
  PRODUCTS.flatMap(({ symbols }) => Object.entries(symbols ?? {})),
);
