/**
 * The demo's background: a bordered box, none, a tinted box, a box with room for controls, or a
 * plain surface (`true`, the default of demos in a frame).
 */
export const BACKGROUNDS = ['outlined', 'inline', 'gradient', 'playground', true] as const;
export type Background = (typeof BACKGROUNDS)[number];

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
