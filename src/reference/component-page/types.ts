import type { MarkedPlan } from '../../site/navigation/chips';

/**
 * The API reference as plain data: what `plugins/api/reference` reads from an installed package
 * and the page prints. Every `…Html` is safe HTML made at build.
 */

/** A sentence below a prop that the package does not write itself; the page words it. */
export const PROP_NOTES = ['css-classes', 'slots', 'sx', 'requires-ref'] as const;
export type PropNoteKind = (typeof PROP_NOTES)[number];

export interface PropNote {
  kind: PropNoteKind;
  /** Where the note's link leads: a fragment, a site path, or another site. */
  href: string;
}

export interface ParameterApi {
  name: string;
  type: string;
  descriptionHtml?: string;
}

/** A function prop, parameter by parameter. Present where the package describes at least one. */
export interface SignatureApi {
  parameters: ParameterApi[];
  returns?: { type: string; descriptionHtml?: string };
}

/** A demo that sets a prop. */
export interface PropUseApi {
  /** The demo's name in words, after its page's title unless that is the component's own. */
  label: string;
  /** The demo with its code opened. */
  href: string;
  /** Where in the shown TypeScript. */
  lines: number[];
}

export interface PropApi {
  name: string;
  /** The id of the prop's row: `button-prop-color`. */
  anchor: string;
  /** As a person would write it: `'small' | 'large' | string`. */
  type: string;
  required: boolean;
  /** Source text: `'primary'`, `{}`, `<ClearIcon fontSize="small" />`. */
  default?: string;
  descriptionHtml: string;
  /** The plan that it needs, if not every plan has it. */
  plan?: MarkedPlan;
  deprecated?: DeprecationApi;
  signature?: SignatureApi;
  notes: PropNote[];
  /** For a prop that is newer than its component, as far as releases are on record. */
  since?: SinceApi;
  /** The demos of this site that set it, those of the component's own pages first. */
  uses?: PropUseApi[];
}

/** The release that something came with, and where the page tells what else changed in it. */
export interface SinceApi {
  version: string;
  /** A fragment: `#changes-6.0.0`. */
  href: string;
}

/** A named type, and where it can be looked up. */
export interface TypeApi {
  /** As it is shown: `SxProps`, `React.ReactNode`. */
  name: string;
  /** `#type-SxProps` for one that the page defines; else a page that describes it. */
  href: string;
  /** The declaration, for one that the page defines. */
  definition?: string;
}

/** What changed in the API of a component, hook, or interface over the releases on record. */
export interface HistoryApi {
  /** The releases that were compared, oldest first, the one that the page describes last. */
  compared: string[];
  /** Those that changed something, newest first. */
  releases: ReleaseApi[];
  /** Site path (without base URL) of everything that changed in the package. */
  allChanges: string;
}

export interface ReleaseApi {
  version: string;
  /** `changes-6.0.0`. */
  anchor: string;
  /** A list in the language of the page. */
  changesHtml: string;
}

/** Marks something as deprecated; the HTML says what to use in its place, where the package does. */
export interface DeprecationApi {
  html?: string;
}

/** The component whose props this one takes too. */
export interface InheritanceApi {
  component: string;
  href: string;
  /** Those of its own page that this one does not list, where it is a component of this site. */
  props?: InheritedPropApi[];
}

/** A prop of another component in short. */
export interface InheritedPropApi extends Pick<PropApi, 'name' | 'type' | 'default'> {
  /** The first sentence of its description. */
  summaryHtml: string;
  /** Its row on the other component's page. */
  href: string;
}

export interface SlotApi {
  name: string;
  /** `Accordion-css-transition`. */
  anchor: string;
  /** The class that the slot's element carries. */
  className?: string;
  /** The component or element that is rendered by default. */
  default?: string;
  descriptionHtml: string;
}

export interface ClassApi {
  /** The key in `classes` and `…Classes`: `colorPrimary`. */
  name: string;
  /** `button-classes-colorPrimary`, the fragment that the package's own comments link to. */
  anchor: string;
  /** `Button-css-MuiButton-colorPrimary`: the same row, unless a slot's row has this fragment. */
  alias?: string;
  /** `MuiButton-colorPrimary`, or a state class of the whole library such as `Mui-disabled`. */
  className: string;
  isGlobal: boolean;
  descriptionHtml: string;
  deprecated?: DeprecationApi;
}

/** What a `ref` on the component gives. */
export type RefApi =
  | { kind: 'root'; /** `HTMLButtonElement`, where the types tell. */ element?: string }
  | { kind: 'none' };

export interface LinkApi {
  label: string;
  href: string;
}

/** The pages that every API page may point to. */
export const GUIDES = [
  'bundleSize',
  'customization',
  'refs',
  'sx',
  'systemProps',
  'themeProps',
] as const;
export type GuideLinks = Record<(typeof GUIDES)[number], string>;

/** A listing and its highlighted HTML. */
export interface CodeApi {
  code: string;
  html: string;
}

export interface ComponentApi {
  name: string;
  /** The product area that the page belongs to: `material-ui`. */
  product: string;
  packageName: string;
  version: string;
  /** Last part of the page's path: `button`. */
  slug: string;
  /** What the package says of the component, if it says anything. */
  descriptionHtml?: string;
  deprecated?: DeprecationApi;
  demos: LinkApi[];
  /** One statement an entry, all of the same meaning. */
  imports: string[];
  importSample: CodeApi;
  /** Required first, then by name. */
  props: PropApi[];
  /** The component also takes the system's style props, such as `mt`. */
  hasSystemProps: boolean;
  /** Props that are not listed reach the root element, or the component named in `inheritance`. */
  spread: boolean;
  ref: RefApi;
  inheritance?: InheritanceApi;
  /** The key in the theme's `components`, for components whose default props a theme can set. */
  themeComponent?: { name: string; sample: CodeApi };
  slots: SlotApi[];
  /** By class name. */
  classes: ClassApi[];
  /** The types that are named on the page, in the order in which a reader meets them. */
  types: TypeApi[];
  /** Of a package whose earlier releases are on record. */
  history?: HistoryApi;
  guides: GuideLinks;
  /** The component's folder in the package's repository, pinned to the release. */
  sourceUrl: string;
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

/** What an API page is printed from: the component, and the pages before and after it. */
export interface ApiPageData extends ComponentApi {
  previous?: PageLink;
  next?: PageLink;
}
