import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PagePart } from '@component-docs/static-pages/browser/recovery/PagePart';
import { DefinitionBox } from './DefinitionBox';
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

/** A popover in the content of a page. */
export interface MountedPopover {
  show: (clicked: PressedType) => void;
  unmount: () => void;
}

/** Makes the popover of a place, which shows a definition for each click. */
export function mountTypePopover(place: Element): MountedPopover {
  const root = createRoot(place);
  return {
    show(clicked) {
      root.render(
        <PagePart>
          <TypePopover clicked={clicked} />
        </PagePart>,
      );
    },
    unmount: () => root.unmount(),
  };
}
