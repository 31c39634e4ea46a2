/**
 * Tells React that an element of its island has the focus, which the reader gave it before React listened.
 * A field that believes it isn't focused may discard what is typed: an Autocomplete does.
 */
export function repeatFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement && element.contains(activeElement)) {
    // What React listens to for `onFocus`: https://github.com/facebook/react/pull/19186
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
