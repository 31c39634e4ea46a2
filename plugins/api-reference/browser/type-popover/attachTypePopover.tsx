import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';
import { PagePart } from '@component-docs/static-pages/browser/recovery/PagePart';
import { DefinitionBox } from './DefinitionBox';
import { definitionHtml, pressedType, hasPopovers } from './definition';
import type { PressedType } from './definition';
import { follow, goBack } from './trail';
import type { Trail } from './trail';

interface Props {
  /** The name that was clicked last: a new object for each click. */
  clicked: PressedType;
}

/** Shows the definition of a clicked type over the text, from the page's own Types section. */
function TypePopover({ clicked }: Props) {
  const [trail, setTrail] = useState<Trail<HTMLElement>>();
  const [shown, setShown] = useState<PressedType>();
  if (clicked !== shown) {
    const { link, name } = clicked;
    setShown(clicked);
    if (trail && link.closest('[popover]')) {
      setTrail(follow(trail, name));
    } else if (link.isConnected) {
      // It isn't where this is rendered again, because the popover broke that the name was in.
      setTrail({ opener: link, names: [name] });
    }
  }
  const close = useCallback(() => setTrail(undefined), []);
  return trail ? (
    <DefinitionBox trail={trail} onBack={() => setTrail(goBack(trail))} onClose={close} />
  ) : null;
}

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
  let root: Root | undefined;
  container.addEventListener(
    'click',
    (event) => {
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
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    root?.unmount();
    place.remove();
  });
}
