/**
 * Returns a ref for an element whose HTML the server printed. It moves the server's HTML into the element
 * that React creates in its place: React does so when it finds the HTML around it changed, by a browser
 * extension for example.
 *
 * @param attribute of the element. It is looked up at once, before React can replace it.
 */
export function keepHtml(attribute: string): (element: Element | null) => void {
  const printed = typeof document === 'undefined' ? null : document.querySelector(`[${attribute}]`);
  return (element) => {
    if (printed && element && element !== printed) {
      element.append(...printed.childNodes);
    }
  };
}
