/** The purposes of templates: the filter of the gallery, in this order. */
export const PURPOSES = ['app', 'marketing', 'shop', 'account', 'content'] as const;
export type Purpose = (typeof PURPOSES)[number];
