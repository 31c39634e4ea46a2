import type { MarkedPlan } from '@component-docs/page-tree/shared/chips';
import type { RefApi } from '@component-docs/react-api-model/model/extracted';

/** The API reference as plain data from an installed package. Every `…Html` is safe HTML. */

/** Notes below a prop whose text comes from the page, not from the package. */
export type PropNoteKind = 'css-classes' | 'slots' | 'slot-props' | 'sx' | 'requires-ref';

export interface PropNote {
  kind: PropNoteKind;
  /** Target of the note's link: an anchor, a site path, or another site. */
  href: string;
}

export interface ParameterApi {
  name: string;
  type: string;
  descriptionHtml?: string;
}

/** The signature of a function prop. Present if the package describes at least one parameter. */
export interface SignatureApi {
  parameters: ParameterApi[];
  returns?: { type: string; descriptionHtml?: string };
}

/** A demo that sets a prop. */
export interface PropUseApi {
  /** The demo's name in words, preceded by the page's title unless it is the component's own page. */
  label: string;
  /** Link to the demo with its code expanded. */
  href: string;
  /** Lines of the displayed TypeScript. */
  lines: number[];
}

export interface PropApi {
  name: string;
  /** The id of the prop's row: `button-prop-color`. */
  anchor: string;
  /** In readable form: `'small' | 'large' | string`. */
  type: string;
  required: boolean;
  /** Source text: `'primary'`, `{}`, `<ClearIcon fontSize="small" />`. */
  default?: string;
  descriptionHtml: string;
  /** The plan that the prop needs, if not every plan includes it. */
  plan?: MarkedPlan;
  deprecated?: DeprecationApi;
  signature?: SignatureApi;
  notes: PropNote[];
  /** For a prop that is newer than its component, if the compared releases show it. */
  since?: SinceApi;
  /** Demos on this site that set the prop, first the demos of the component's own pages; and how many set it in all. */
  uses?: { demos: PropUseApi[]; count: number };
}

/** The release that added something, with a link to the other changes of that release. */
export interface SinceApi {
  version: string;
  /** An anchor link: `#changes-6.0.0`. */
  href: string;
}

/** A named type with its link. */
export interface TypeApi {
  /** The displayed name: `SxProps`, `React.ReactNode`. */
  name: string;
  /** `#type-SxProps` for a type defined on the page; otherwise the URL of a page that describes it. */
  href: string;
  /** The declaration, for a type defined on the page. */
  definition?: string;
}

/** The API changes of a component, hook, or interface. Every release of a range is compared. */
export interface HistoryApi {
  /** The first compared release that has it. */
  from: string;
  /** The release that the page describes. */
  to: string;
  /** The releases with changes, newest first. */
  releases: ReleaseApi[];
  /** Site path (without base URL) of the page with all changes of the package. */
  allChanges: string;
}

export interface ReleaseApi {
  version: string;
  /** The id of its heading: `changes-6.0.0`. */
  anchor: string;
  /** A list, in the language of the page. */
  changesHtml: string;
}

/** Marks something as deprecated. The HTML names the replacement, if the package does. */
export interface DeprecationApi {
  html?: string;
}

/** The component whose props this component also accepts. */
export interface InheritanceApi {
  component: string;
  href: string;
  /** Other defaults that its props have here, until they are in `props`. Null: it can't be shown. */
  defaults?: Readonly<Record<string, string | null>>;
  /** Its props that this page doesn't list, if the component has a page on this site. */
  props?: InheritedPropApi[];
}

/** A summary of another component's prop. */
export interface InheritedPropApi extends Pick<
  PropApi,
  'name' | 'type' | 'default' | 'deprecated'
> {
  /** The first sentence of its description. */
  summaryHtml: string;
  /** Link to its row on the other component's page. */
  href: string;
}

export interface SlotApi {
  name: string;
  /** The id of the slot's row: `Accordion-css-transition`. */
  anchor: string;
  /** The class of the slot's element. */
  className?: string;
  /** The component or element that is rendered by default. */
  default?: string;
  descriptionHtml: string;
}

export interface ClassApi {
  /** The key in `classes` and `…Classes`: `colorPrimary`. */
  name: string;
  /** `button-classes-colorPrimary`, the anchor that the package's own comments link to. */
  anchor: string;
  /** `Button-css-AcmeButton-colorPrimary`, a second anchor of the row, unless a slot's row has it. */
  alias?: string;
  /** `AcmeButton-colorPrimary`, or a state class of the whole library such as `Acme-disabled`. */
  className: string;
  isGlobal: boolean;
  descriptionHtml: string;
  deprecated?: DeprecationApi;
}

export interface LinkApi {
  label: string;
  href: string;
}

/** The guides that API pages may link to. */
export const GUIDES = [
  'bundleSize',
  'customization',
  'refs',
  'sx',
  'systemProps',
  'themeProps',
] as const;
export type GuideLinks = Record<(typeof GUIDES)[number], string>;

/** A code sample and its highlighted HTML. */
export interface CodeApi {
  code: string;
  html: string;
}

/** What the page of a component has like that of an interface or a hook. */
export interface EntryApi {
  name: string;
  packageName: string;
  version: string;
  /** Last segment of the page's path, and the prefix of its anchors: `button`, `grid-col-def`. */
  slug: string;
  /** The package's description, if there is one. */
  descriptionHtml?: string;
  deprecated?: DeprecationApi;
  /** Some of the page's texts are translations that nobody has checked yet. */
  hasDrafts?: boolean;
  /** Pages that show it in use. */
  demos: LinkApi[];
  importSample: CodeApi;
  /** The types that the page mentions, in order of appearance. */
  types: TypeApi[];
  /** Present if earlier releases of the package are recorded. */
  history?: HistoryApi;
  /** Its file or folder in the package's repository, pinned to the release. */
  sourceUrl: string;
}

export interface ComponentApi extends EntryApi {
  /** The product area that the page belongs to: `acme-ui`. */
  product: string;
  /** Equivalent import statements. */
  imports: string[];
  /** Required first, then by name. */
  props: PropApi[];
  /** The component also accepts the system's style props, such as `mt`. */
  hasSystemProps: boolean;
  /** Props that aren't listed are passed to the root element, or to the component in `inheritance`. */
  spread: boolean;
  ref: RefApi;
  inheritance?: InheritanceApi;
  /** The key in the theme's `components`, for components whose default props a theme can set. */
  themeComponent?: { name: string; sample: CodeApi };
  slots: SlotApi[];
  /** Sorted by class name. */
  classes: ClassApi[];
  guides: GuideLinks;
}

/** An entry of the page's table of contents; Docusaurus' `TOCItem`. */
export interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

interface PageLink {
  title: string;
  permalink: string;
}

/** The data of an API page: the component, and the previous and next page. */
export interface ApiPageData extends ComponentApi {
  previous?: PageLink;
  next?: PageLink;
}
