/** Layouts of in-house ads and of the slot around them. */
export type AdShape = 'inline' | 'image';

/** The label by which displays of the ad under a demo and clicks on it are counted. */
export const FEED_AD_LABEL = 'carbon-demo-inline';

/** An ad to render: text and URLs, never markup. */
export interface Ad {
  link: string;
  /** URL of the image, 130 by 100 px. */
  img: string;
  /** Shown in bold before the description. */
  name: string;
  description: string;
  poweredby: string;
  label: string;
}
