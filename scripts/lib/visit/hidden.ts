import type { Page } from 'playwright-core';

/** Elements that may hide the rest of the page while they are open: the popups of modals. */
const POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Checks that screen readers can read the page while no popup is open: axe says nothing about content that a
 * demo has hidden from them. Returns a message when they can't.
 */
export function hiddenProblems(page: Page): Promise<string[]> {
  return page.evaluate((popups) => {
    const hidden = document.querySelector('main')?.closest('[aria-hidden="true"], [inert]');
    const isOpen = [...document.querySelectorAll(popups)].some(
      (popup) => !hidden?.contains(popup) && popup.checkVisibility({ visibilityProperty: true }),
    );
    return hidden && !isOpen
      ? [`${(hidden.cloneNode() as Element).outerHTML} hides the page, but no popup is open.`]
      : [];
  }, POPUPS);
}
