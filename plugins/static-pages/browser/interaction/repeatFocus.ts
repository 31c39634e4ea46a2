/**
 * Tells React that an element of its island has the focus, which the reader gave it before React listened.
 * A field that believes it isn't focused may discard what is typed: an Autocomplete does.
 *
 * @param again gives the element that had the focus, or the one in its place, if React may have replaced it
 */
export function repeatFocus(element: HTMLElement, again?: () => HTMLElement | undefined): void {
  const { activeElement } = document;
  if (activeElement && element.contains(activeElement)) {
    // What React listens to for `onFocus`: https://github.com/facebook/react/pull/19186
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else if (activeElement === document.body) {
    again?.()?.focus();
  }
}
