/**
 * The ids of a site, for types. A site declares its own by merging: `interface Register { product: 'a' | 'b';
 * language: 'en' }`. Without a declaration, ids are texts.
 *
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- sites merge their ids into it
export interface Register {}

type IdOf<Kind extends string> =
  Register extends Readonly<Record<Kind, infer Id extends string>> ? Id : string;

/** The id of a product of the site. */
export type ProductId = IdOf<'product'>;

/** The id of a page tree of no product. */
export type OtherTreeId = IdOf<'tree'>;

/** The id of a product whose library has a default theme, with its CSS variables in a style sheet. */
export type ThemedProduct = IdOf<'themedProduct'>;

/** The id of a language of the site. */
export type Language = IdOf<'language'>;
