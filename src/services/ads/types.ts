/** How an ad of the page's slot looks, in-house ones and the slot around them. */
export const AD_SHAPES = ['inline', 'image'] as const;
export type AdShape = (typeof AD_SHAPES)[number];

/** An ad as it is drawn: text and addresses, never markup. */
export interface Ad {
  link: string;
  /** The picture, 130 by 100 px. */
  img: string;
  /** What the description begins with, in bold. */
  name: string;
  description: string;
  /** Who places the ad. */
  poweredby: string;
  /** By which its displays and presses are counted. */
  label: string;
}
