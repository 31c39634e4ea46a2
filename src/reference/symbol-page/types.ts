import type {
  ApiPageData,
  CodeApi,
  DeprecationApi,
  HistoryApi,
  LinkApi,
  PropApi,
  TypeApi,
} from '../component-page/types';

/** The parts of a page: of an interface the first, of a hook the others. */
export const SYMBOL_SECTIONS = ['properties', 'parameters', 'return-value'] as const;
export type SymbolSectionId = (typeof SYMBOL_SECTIONS)[number];

export interface SymbolSection {
  id: SymbolSectionId;
  /** Required first, then by name. */
  members: PropApi[];
  /** What a hook returns, where that is no object with members. */
  type?: string;
}

/** An interface or a hook that has a page of its own in the API reference. */
export interface SymbolApi {
  kind: 'interface' | 'hook';
  name: string;
  packageName: string;
  version: string;
  /** `grid-col-def`, with which its anchors begin. */
  slug: string;
  /** What the package says of it, if it says anything. */
  descriptionHtml?: string;
  deprecated?: DeprecationApi;
  /** Pages that show it at work. */
  demos: LinkApi[];
  importSample: CodeApi;
  sections: SymbolSection[];
  /** The types that are named on the page, in the order in which a reader meets them. */
  types: TypeApi[];
  /** Of a package whose earlier releases are on record. */
  history?: HistoryApi;
  /** Its file in the package's repository, pinned to the release. */
  sourceUrl: string;
}

/** What a page is printed from: the symbol, and the pages before and after it. */
export type SymbolPageData = SymbolApi & Pick<ApiPageData, 'previous' | 'next'>;
