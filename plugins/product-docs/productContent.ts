import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ComponentApi } from '../../src/api-reference/types';
import type { SymbolApi } from '../../src/api-symbols/types';

/** What a product's plugin loads: its documents, and its API reference. */
export interface ProductContent extends LoadedContent {
  apis: ComponentApi[];
  symbols: SymbolApi[];
}
