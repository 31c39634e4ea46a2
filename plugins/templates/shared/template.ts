/** The purposes of templates: the filter of the gallery, in this order. */
export const PURPOSES = ['app', 'marketing', 'shop', 'account', 'content'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A template as the server prints it. */
export interface PrintedTemplate {
  html: string;
  /** The `<style>` elements of the document's head. */
  styles: string;
}
