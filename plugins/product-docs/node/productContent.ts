import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import type { SymbolApi } from '@component-docs/api-reference/shared/symbol-page/types';
import type { TabPage } from './apiTabs';

/** What a product's plugin loads: its documents and its API reference. */
export interface ProductContent extends LoadedContent {
  apis: ComponentApi[];
  symbols: SymbolApi[];
  /** The API tabs of its pages, for a product without separate API pages. */
  tabs: TabPage[];
}
