const STYLES = 'style[data-emotion]';

/**
 * Moves the styles that the server printed inside demos to the head of the document, as Emotion does
 * itself with those of the first page: React would find them in the way when it hydrates a demo.
 * Styles that the document has already are dropped, so that it doesn't grow with each page.
 *
 * @param content of a page that is about to be shown
 */
export function hoistEmotionStyles(content: ParentNode): void {
  const known = new Set(
    [...document.head.querySelectorAll(STYLES)].map((style) => style.getAttribute('data-emotion')),
  );
  content.querySelectorAll(STYLES).forEach((style) => {
    const id = style.getAttribute('data-emotion');
    style.remove();
    if (!known.has(id)) {
      known.add(id);
      document.head.append(document.importNode(style, true));
    }
  });
}
