import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isPlainClick } from '../../site/navigation/isPlainClick';
import { definitionHtml, pressedType } from './definition';
import { hasPopovers } from './showBeside';
import { TypePopover } from './TypePopover';

/**
 * Has the types that a page defines open their definitions where they are clicked. Other clicks, and
 * those in browsers without popovers, are left to the link, which leads to the definition.
 *
 * @returns a function that ends it
 */
export function attachTypePopover(container: HTMLElement): () => void {
  if (!hasPopovers()) {
    return () => {};
  }
  // In the content, so that names in definitions open, too.
  const place = document.createElement('div');
  let root: Root | undefined;
  const open = (event: MouseEvent) => {
    const clicked = isPlainClick(event) ? pressedType(event) : null;
    if (clicked && definitionHtml(clicked.name) !== undefined) {
      event.preventDefault();
      // Moving it would close the popover in it.
      if (!place.isConnected) {
        container.append(place);
      }
      root ??= createRoot(place);
      root.render(<TypePopover clicked={clicked} />);
    }
  };
  container.addEventListener('click', open);
  return () => {
    container.removeEventListener('click', open);
    root?.unmount();
    place.remove();
  };
}
