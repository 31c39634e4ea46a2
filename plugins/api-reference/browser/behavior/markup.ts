/**
 * Attributes shared by the markup of the reference and its behavior: the reference is static HTML
 * that was rendered at build, with event listeners on its container.
 */
export const REFERENCE_ATTRIBUTE = 'data-reference';

/** `data-choices` of a menu: the kind of choice that it offers. */
export const CHOICE_MENUS = ['view', 'sort'] as const;
export type ChoiceMenuKind = (typeof CHOICE_MENUS)[number];

/** Controls of the reference whose clicks are recorded until its code has loaded. */
export const REFERENCE_CONTROLS = '[data-choices] button';

/** The box around each table. */
export const SCROLLER = '[data-scroller]';
