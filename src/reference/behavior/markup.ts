/**
 * Attributes that the printed reference and its behavior share: the reference is HTML made at build,
 * and answers by listeners on its container.
 */
export const REFERENCE_ATTRIBUTE = 'data-reference';

/** `data-choices` of a menu: what is chosen with it. */
export const CHOICE_MENUS = ['view', 'sort'] as const;
export type ChoiceMenuKind = (typeof CHOICE_MENUS)[number];

/** What is clicked in the reference: kept until its code is there. */
export const REFERENCE_CONTROLS = 'button[data-toggle], [data-choices] button';
