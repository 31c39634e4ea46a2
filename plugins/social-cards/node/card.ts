import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Kind } from './kinds';

/** The size that link previews are made for, in px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A picture in a card. */
export interface Picture {
  /** A `data:` URL. */
  source: string;
  /** In px of the card. */
  width: number;
  height: number;
}

/** The content of a page's card: the picture in previews of links to the page. */
export interface Card {
  title: string;
  /** The page's product and kind; undefined for the pages of no product. */
  subject: { product: ProductId; kind: Kind } | undefined;
  /** Language of the texts. */
  locale: string;
  /** The component that the page is about. */
  picture: Picture | undefined;
}

/** Returns a card's alternative text: the title and the product. */
export function altOf({ title, subject }: Card): string {
  return subject ? `${title} – ${nameOfProduct(subject.product)}` : title;
}
