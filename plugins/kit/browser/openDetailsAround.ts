/**
 * Opens the collapsed `details` around an element. Browsers do so for links within a page only, and not all
 * browsers.
 */
export function openDetailsAround(element: Element | null): void {
  for (let folded = element?.closest('details'); folded;) {
    folded.open = true;
    folded = folded.parentElement?.closest('details');
  }
}
