import type {
  CodeApi,
  ComponentApi,
  HistoryApi,
  PropApi,
  TypeApi,
  ApiPageData,
  EntryApi,
} from './component-page/types';
import { kebabCase, propAnchor } from './component-page/anchors';
import type { ProductId } from '@component-docs/kit/shared/site/products';

/** The sections of a page: the first for an interface, the others for a hook. */
export type SymbolSectionId = 'properties' | 'parameters' | 'return-value';

interface SymbolSection {
  id: SymbolSectionId;
  /** Required first, then by name. */
  members: PropApi[];
  /** The return type of a hook, if it isn't an object with members. */
  type?: string;
}

/** An interface or a hook with its own page in the API reference. */
export interface SymbolApi extends EntryApi {
  kind: 'interface' | 'hook';
  sections: SymbolSection[];
}

/** The data of a page: the symbol, and the previous and next page. */
export type SymbolPageData = SymbolApi & Pick<ApiPageData, 'previous' | 'next'>;

/**
 * Returns the anchor of a member's row: `grid-col-def-prop-field`, like on a component page, or
 * `use-dialogs-return-value-open`, which distinguishes a hook's parameters from its return value.
 */
export function symbolAnchor(name: string, section: SymbolSectionId, member: string): string {
  return section === 'properties'
    ? propAnchor(name, member)
    : `${kebabCase(name)}-${section}-${member}`;
}

/** The tabs of a component page besides its demos; each is the last segment of a path. */
const API_TABS = ['components-api', 'hooks-api'] as const;
export type ApiTab = (typeof API_TABS)[number];

/** A parameter of a hook, or a member of its return value. */
export type MemberApi = Pick<
  PropApi,
  'name' | 'anchor' | 'type' | 'required' | 'default' | 'descriptionHtml' | 'since'
>;

export interface HookApi {
  name: string;
  /** The product area that the page belongs to. */
  product: string;
  packageName: string;
  /** `use-button`; its anchors begin with it. */
  slug: string;
  descriptionHtml?: string;
  hasDrafts?: boolean;
  importSample: CodeApi;
  /** Required first, then by name. */
  parameters: MemberApi[];
  returnValue: MemberApi[];
  /** The types that its members mention. */
  types: TypeApi[];
  /** Set for packages whose earlier releases are recorded. */
  history?: HistoryApi;
}

/** The data of a tab. */
export type ApiTabData = {
  packageName: string;
  version: string;
} & (
  { tab: 'components-api'; components: ComponentApi[] } | { tab: 'hooks-api'; hooks: HookApi[] }
);

/** Returns the path of a component page's tab. The demos tab has the page's own path. */
export function tabPath(page: string, tab: ApiTab | 'demos'): string {
  const bare = page.replace(/\/$/, '');
  return tab === 'demos' ? bare : `${bare}/${tab}`;
}

/** Returns the API tabs of a page, by the components and hooks that it documents. */
export function tabsOfNames({
  components,
  hooks,
}: {
  components: readonly unknown[];
  hooks: readonly unknown[];
}): ApiTab[] {
  return API_TABS.filter((tab) => (tab === 'components-api' ? components : hooks).length > 0);
}

/** Returns the path of the page that a tab belongs to. */
export function pageOfTab(path: string): string {
  const bare = path.replace(/\/$/, '');
  const tab = API_TABS.find((candidate) => bare.endsWith(`/${candidate}`));
  return tab ? bare.slice(0, -tab.length - 1) : bare;
}

/** A component or hook in the index of a product's API reference. */
export interface IndexEntry {
  name: string;
  /**
   * Where it is documented, including the base URL: a page, or the anchor of a tab,
   * `/acme-ui/react-button/hooks-api#use-button`.
   */
  path: string;
}

/** The entries of the index of a product's API reference. */
export interface IndexEntries {
  components: IndexEntry[];
  /** Empty for a product whose hooks aren't documented in tabs. */
  hooks: IndexEntry[];
}

/** The data of the index page of a product's API reference. */
export interface ApiIndexData extends IndexEntries, Pick<ApiPageData, 'previous' | 'next'> {
  productId: ProductId;
  /** The product's display name. */
  product: string;
  version: string;
}
