import type { ComponentType } from 'react';

/** The frame of a demo with the option `iframe`. */
export interface FrameSettings {
  title: string;
  /** In px. */
  height: number;
}

/** What a frame's document needs from the page. */
export interface FrameContentProps {
  /** The demo, which receives a function that returns the frame's window. */
  demo: ComponentType<{ window?: () => Window }>;
  isRtl: boolean;
  /** URLs of the stylesheets that the demo needs. */
  stylesheets: readonly string[];
  /** Adds the demo's font to the frame's document; set only in the browser. */
  addFont?: (target: Document) => void;
}

/** A frame with the component that renders it, which few pages need. */
export interface DemoFrameOptions
  extends FrameSettings, Pick<FrameContentProps, 'stylesheets' | 'addFont'> {
  Component: ComponentType<FrameSettings & FrameContentProps>;
}
