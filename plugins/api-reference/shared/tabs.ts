import type { CodeApi, ComponentApi, HistoryApi, PropApi, TypeApi } from './component-page/types';

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

/**
 * Returns the current anchor for one from older releases, where unstyled components had names such
 * as `ButtonUnstyled`.
 */
export function withoutUnstyled(hash: string): string {
  return hash.replaceAll('-unstyled', '');
}
