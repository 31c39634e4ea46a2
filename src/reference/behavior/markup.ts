/**
 * What the printed reference and its behavior know of each other: the reference is HTML made at build,
 * without React in the browser (src/runtime/static-pages), and answers by listeners on its container.
 */

/** `data-choices` of a menu: what is chosen with it. */
export const CHOICE_MENUS = ['view', 'sort'] as const;
export type ChoiceMenuKind = (typeof CHOICE_MENUS)[number];
