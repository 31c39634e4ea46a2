import type { Scheme } from '../model/types';

/** A demo of the site that the preview can show. */
export interface DemoChoice {
  /** Path of its page, without slashes at the ends. */
  readonly page: string;
  readonly name: string;
  /** The page's title. */
  readonly title: string;
}

export interface TemplateChoice {
  readonly slug: string;
  readonly title: string;
}

/** What the preview can show beside the sheet of components. */
export interface PreviewChoices {
  readonly templates: readonly TemplateChoice[];
  readonly demos: readonly DemoChoice[];
}

/** What the preview shows. */
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
