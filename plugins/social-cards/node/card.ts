import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import type { ProductId } from '@component-docs/kit/shared/site/products';

/** The kinds of a product's pages, with their labels by language. */
const LABELS = {
  component: { en: 'Component', zh: '组件' },
  hook: { en: 'Hook', zh: 'Hook' },
  api: { en: 'API', zh: 'API' },
  'components-api': { en: 'Components API', zh: '组件 API' },
  'hooks-api': { en: 'Hooks API', zh: 'Hook API' },
  template: { en: 'Template', zh: '模板' },
  guide: { en: 'Guide', zh: '指南' },
} as const satisfies Readonly<Record<string, { en: string; [locale: string]: string }>>;

export type Kind = keyof typeof LABELS;

/** The first that matches is a page's kind; all others are guides. */
const PATTERNS: readonly (readonly [RegExp, Kind])[] = [
  [/\/components-api$/, 'components-api'],
  [/\/hooks-api$/, 'hooks-api'],
  [/\/(?:api|[^/]+-api|api-changes)(?:\/|$)/, 'api'],
  [/\/templates\//, 'template'],
  [/\/react-use-[^/]+$/, 'hook'],
  [/\/react-[^/]+$/, 'component'],
  [/^\/[^/]+\/(?:icons|transitions)$/, 'component'],
];

/**
 * Returns the kind of a product's page.
 *
 * @param sitePath without base URL and language
 */
export function kindOf(sitePath: string): Kind {
  return PATTERNS.find(([pattern]) => pattern.test(sitePath))?.[1] ?? 'guide';
}

/** Returns the label of a kind, in English if the language has none. */
export function kindLabel(kind: Kind, locale: string): string {
  const labels: Readonly<Record<string, string>> & { en: string } = LABELS[kind];
  return labels[locale] ?? labels.en;
}

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
