import { createContext, forwardRef, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import type { ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';

/** Attributes of a demo's stage, by which CSS knows the demo's look and the demo itself. */
export type StageAttributes = Readonly<Record<string, string | undefined>>;

/** What the stage of the demo around says; nothing outside of demos. */
export const StageAttributesContext = createContext<StageAttributes>({});

/** What the portals of the libraries have in common. */
export interface PortalProps {
  children?: ReactNode;
  container?: Element | (() => Element | null) | null;
  disablePortal?: boolean;
}

type Portal = ForwardRefExoticComponent<PortalProps & RefAttributes<Element>>;

function setAttributes(element: Element, attributes: StageAttributes): void {
  Object.entries(attributes).forEach(([name, value]) => {
    if (value === undefined) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value);
    }
  });
}

/**
 * A `<slot>` has no box, and the libraries' dialogs, which hide from screen readers what is beside
 * them in `<body>`, leave it alone as one of the elements that must not be hidden. They would hide any
 * other with themselves inside: when they look around, they are not there yet.
 */
function createGround(): HTMLElement {
  const ground = document.createElement('slot');
  ground.dataset.demoPopup = '';
  return document.body.appendChild(ground);
}

/**
 * A library's portal as demos get it (plugins/demos/portalRule): what would open right in `<body>`
 * opens in an element there that has the attributes of the demo's stage. It follows the stage in
 * place, so that a popup keeps its state. Containers that a demo chooses itself stay as they are.
 */
export function demoPortal(Original: Portal): Portal {
  return forwardRef(function DemoPortal({ container, ...props }, ref) {
    const attributes = useContext(StageAttributesContext);
    const ground = useRef<HTMLElement | null>(null);
    // The original calls it in a layout effect, before the one below.
    const onGround = useCallback(() => {
      const chosen = typeof container === 'function' ? container() : container;
      if (chosen && chosen !== document.body) {
        return chosen;
      }
      ground.current ??= createGround();
      return ground.current;
    }, [container]);
    useLayoutEffect(() => {
      if (ground.current) {
        setAttributes(ground.current, attributes);
      }
    });
    useLayoutEffect(
      () => () => {
        ground.current?.remove();
        ground.current = null;
      },
      [],
    );
    return <Original {...props} container={onGround} ref={ref} />;
  });
}
