import type { StylingName } from '@component-docs/preferences/shared/codePreferences';

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
  /** The prop's row on an API page; absent for a prop that is only passed on to an element. */
  href?: string;
  /** The first sentence of its description, if it has one. */
  text?: string;
}

/** Code in both languages. */
export interface CodeListings {
  TS: DemoListing;
  /** Absent if the JavaScript is identical to the TypeScript. */
  JS?: DemoListing;
}

/** A file that a demo imports from its folder: a module or a stylesheet. */
export interface ExtraFile extends CodeListings {
  /** Its name in TypeScript: `people.ts`, or `styles.css`. */
  name: string;
}

/** The data that the browser fetches when a demo's code is first shown. */
export interface DemoSource extends CodeListings {
  preview?: DemoListing;
  /** The files that the code imports; each follows the files that it imports itself. */
  files?: readonly ExtraFile[];
  /** Absent if the demo sets no props of documented components. */
  uses?: ComponentUse[];
  /** The running demo's accessibility tree for screen readers, as an outline. */
  tree?: string;
}

/** A version of a demo, in one styling. Everything large is behind a URL. */
export interface DemoVersion {
  /**
   * `<product>/<page>/<Name>`, plus `/<styling>` if there are several versions. Unique on the site.
   */
  id: string;
  /** Name of its component in the page's module of demos. */
  exportName: string;
  /** `system` for a demo with only one version. */
  styling: StylingName;
  /** Path of the source file from the repository root. */
  file: string;
  /** Site path (without base URL) of the JSON that holds a `DemoSource`. */
  sourceUrl: string;
  /** Number of lines of its code. */
  lines: number;
  /** Number of lines of the short preview; 0 if the demo has none. */
  previewLines: number;
  /** True if it imports files from its folder, which are tabs over its code. */
  hasFiles?: true;
  /** Number of lists that are folded up below its code: the props that it sets, its tree. */
  lists: number;
  hasJavaScript: boolean;
  /**
   * True if the server's HTML is only a placeholder, because the demo measures the page before it
   * draws.
   */
  isDrawnInBrowser?: true;
}

/** The data about each of its demos that a page contains from the start. */
export interface DemoDescriptor {
  /** `<product>/<page>/<Name>`. */
  id: string;
  name: string;
  /** Name of the module with all demos of the page (plugins/demos/node/generateModules). */
  chunk: string;
  /** The system version first. It is used for stylings that the demo doesn't have. */
  versions: readonly [DemoVersion, ...DemoVersion[]];
  /** Site path (without base URL) of the styles of the page's Tailwind and plain CSS versions. */
  stylesheet?: string;
}

/**
 * The demo's background: a bordered box, none, a tinted box, a box with room for controls, or a
 * plain surface (`true`, the default of demos in a frame).
 */
export const BACKGROUNDS = ['outlined', 'inline', 'gradient', 'playground', true] as const;
type Background = (typeof BACKGROUNDS)[number];

/** The options that a page can set on a demo. */
export interface DemoOptions {
  bg?: Background;
  /** Shows the demo alone, without toolbar and code. */
  hideToolbar?: boolean;
  /** Shows the code from the start; `false` also leaves out the short preview. */
  defaultCodeOpen?: boolean;
  /** Runs the demo in a separate document, for components that depend on the size of the window. */
  iframe?: boolean;
  /** Height of the frame in px. */
  height?: number;
  /** Largest width of the demo in px. */
  maxWidth?: number;
  /** Shows no ad under the code after it is opened. */
  disableAd?: boolean;
  /** Shows the code without letting readers change it. */
  disableLiveEdit?: boolean;
  /** Leaves out the buttons that open the demo in an online editor. */
  hideEditButton?: boolean;
}

/** The height of a demo's frame, in px, unless the page sets one. */
export const FRAME_HEIGHT = 400;

/** Returns the background of a demo with these options. */
export function backgroundOf({ bg, iframe }: DemoOptions): Background {
  return bg ?? (iframe ? true : 'outlined');
}
