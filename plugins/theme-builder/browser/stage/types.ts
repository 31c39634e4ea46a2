import type { DemoChoice, Scheme } from '../model/types';

/** The content of the preview. */
export type Shown =
  | { readonly kind: 'sheet' }
  | { readonly kind: 'template'; readonly slug: string }
  | { readonly kind: 'demo'; readonly demo: DemoChoice };

/** A part of the preview in one color scheme, which the checks read. */
export interface Pane {
  readonly scheme: Scheme;
  /** Returns its element; null until it has been drawn. */
  readonly find: () => Element | null;
}
