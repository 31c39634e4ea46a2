import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';
import { PagePart } from '@component-docs/static-pages/browser/recovery/PagePart';
import { definitionHtml, pressedType } from './definition';
import { hasPopovers } from './showBeside';
import { TypePopover } from './TypePopover';

/**
 * Opens the definitions of the types that a page defines when their names are clicked. Other
 * clicks, and clicks in browsers without popovers, follow the link to the definition.
 *
 * @returns a function that detaches it
 */
export function attachTypePopover(container: HTMLElement): () => void {
  if (!hasPopovers()) {
    return () => {};
  }
  // Inside the content, so that names in definitions can be opened, too.
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
      root.render(
        <PagePart>
          <TypePopover clicked={clicked} />
        </PagePart>,
      );
    }
  };
  container.addEventListener('click', open);
  return () => {
    container.removeEventListener('click', open);
    root?.unmount();
    place.remove();
  };
}
