const STYLES = 'style[data-emotion]';

const idOf = (style: Element) => style.getAttribute('data-emotion');

/**
 * Removes the styles that the server printed inside demos: React would find them in the way when it
 * hydrates a demo.
 *
 * @param content of a page that is about to be shown
 * @param filter which styles to remove; all by default
 * @returns the removed styles in their order
 */
export function detachEmotionStyles(
  content: ParentNode,
  filter: (style: Element) => boolean = () => true,
): Element[] {
  const styles = [...content.querySelectorAll(STYLES)].filter(filter);
  styles.forEach((style) => style.remove());
  return styles;
}

/**
 * Adds styles to the head of the document, where Emotion itself moves those of the first page. Those
 * that the document has already are left out, so that it doesn't grow with each page.
 */
export function addEmotionStyles(styles: readonly Element[]): void {
  const known = new Set([...document.head.querySelectorAll(STYLES)].map(idOf));
  styles.forEach((style) => {
    const id = idOf(style);
    if (!known.has(id)) {
      known.add(id);
      document.head.append(style);
    }
  });
}
