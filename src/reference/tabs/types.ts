import type { CodeApi, ComponentApi, HistoryApi, PropApi, TypeApi } from '../component-page/types';

/** The tabs of a component page beside its demos; each is the last part of an address. */
export const API_TABS = ['components-api', 'hooks-api'] as const;
export type ApiTab = (typeof API_TABS)[number];

/** A parameter of a hook, or a part of what it returns. */
export type MemberApi = Pick<
  PropApi,
  'name' | 'anchor' | 'type' | 'required' | 'default' | 'descriptionHtml' | 'since'
>;

export interface HookApi {
  name: string;
  /** The product area that the page belongs to. */
  product: string;
  packageName: string;
  /** `use-button`, with which its anchors begin. */
  slug: string;
  descriptionHtml?: string;
  importSample: CodeApi;
  /** Required first, then by name. */
  parameters: MemberApi[];
  returnValue: MemberApi[];
  /** The types that its members name. */
  types: TypeApi[];
  /** Of a package whose earlier releases are on record. */
  history?: HistoryApi;
}

/** What a tab prints. */
export type ApiTabData = {
  packageName: string;
  version: string;
} & (
  { tab: 'components-api'; components: ComponentApi[] } | { tab: 'hooks-api'; hooks: HookApi[] }
);
