/** Opens what an element is folded into. Browsers do so for links within a page only, and not all of them. */
export function openDetailsAround(element: Element | null): void {
  for (let folded = element?.closest('details'); folded;) {
    folded.open = true;
    folded = folded.parentElement?.closest('details');
  }
}
