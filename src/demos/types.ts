import type { StylingName } from '../reader/preferences/codeStyling';

/** The two languages a demo's source is shown in (behaviours §14). */
export const CODE_VARIANTS = ['JS', 'TS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** One highlighted listing: the text that is copied, and its HTML. */
export interface DemoListing {
  code: string;
  html: string;
}

/** A component in a demo and the props that the demo sets on it. */
export interface ComponentUse {
  component: string;
  /** Site path (without base URL) of its API page. */
  href: string;
  props: PropInUse[];
}

export interface PropInUse {
  name: string;
  /** The prop's row on an API page; absent for what is only passed on to an element. */
  href?: string;
  /** The first sentence of its description, if it has one. */
  text?: string;
}

/** What the browser fetches when a demo's code is first shown. */
export interface DemoSource {
  TS: DemoListing;
  /** Absent when the JavaScript would be the same text. */
  JS?: DemoListing;
  preview?: DemoListing;
  /** The stylesheet that the code imports as `./styles.css`. */
  css?: DemoListing;
  /** Absent when the demo sets no prop of a documented component. */
  uses?: ComponentUse[];
}

/** A version of a demo, in one styling; everything heavy is behind a URL. */
export interface DemoVersion {
  /** `<product>/<page>/<Name>`, with `/<styling>` for one of several: unique on the site. */
  id: string;
  /** Name of its component in the page's module of demos. */
  exportName: string;
  /** `system` for a demo with but one version. */
  styling: StylingName;
  /** Path of the source file from the repository root. */
  file: string;
  /** Site path (without base URL) of the JSON that holds a `DemoSource`. */
  sourceUrl: string;
  /** Number of lines of the short preview; 0 when the demo has none. */
  previewLines: number;
  hasJavaScript: boolean;
  /** The server's HTML is but the demo's place: it measures the page before it draws. */
  isDrawnInBrowser?: true;
}

/** What a page knows of each of its demos from the start. */
export interface DemoDescriptor {
  /** `<product>/<page>/<Name>`. */
  id: string;
  name: string;
  /** The module that holds all demos of the page (plugins/demos/generateModules). */
  chunk: string;
  /** The system version first; it stands for stylings that the demo does not come in. */
  versions: readonly [DemoVersion, ...DemoVersion[]];
  /** Site path (without base URL) of the styles of the page's Tailwind and plain CSS versions. */
  stylesheet?: string;
}
