import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';
import { onDemand } from '@component-docs/static-pages/browser/on-demand/onDemand';
import { definitionHtml, pressedType, hasPopovers } from './definition';
import type { MountedPopover } from './mountTypePopover';

const popovers = onDemand(() =>
  import(/* webpackChunkName: "type-popover" */ './mountTypePopover').then(
    (module) => module.mountTypePopover,
  ),
);

/**
 * Opens the definitions of the types that a page defines when their names are clicked. Other
 * clicks, and clicks in browsers without popovers, follow the link to the definition.
 */
export function attachTypePopover(container: HTMLElement, signal: AbortSignal): void {
  if (!hasPopovers()) {
    return;
  }
  // Inside the content, so that names in definitions can be opened, too.
  const place = document.createElement('div');
  let popover: MountedPopover | undefined;
  const open = (event: MouseEvent) => {
    const clicked = isPlainClick(event) ? pressedType(event) : null;
    if (clicked && definitionHtml(clicked.name) !== undefined) {
      event.preventDefault();
      popovers.request((mountTypePopover) => {
        if (signal.aborted) {
          return;
        }
        // Moving it would close the popover in it.
        if (!place.isConnected) {
          container.append(place);
        }
        popover ??= mountTypePopover(place);
        popover.show(clicked);
      });
    }
  };
  const prepare = (event: Event) => pressedType(event) && popovers.prepare();
  container.addEventListener('click', open, { signal });
  container.addEventListener('pointerover', prepare, { passive: true, signal });
  signal.addEventListener('abort', () => {
    popover?.unmount();
    place.remove();
  });
}
