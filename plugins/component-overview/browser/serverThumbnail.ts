import type { EmotionCache } from '@emotion/cache';

/** The picture of a component on its card. */
export interface ThumbnailHtml {
  /** Empty if the component shows nothing on first render, or has no picture. */
  html: string;
  /** The picture is a demo of the page, which is larger than a thumbnail. */
  isDemo: boolean;
}

/** Returns nothing in the browser, where nothing is rendered: see `serverThumbnail.server.tsx`. */
export function serverThumbnail(_id: string, _styles: EmotionCache | undefined): ThumbnailHtml {
  return { html: '', isDemo: false };
}
