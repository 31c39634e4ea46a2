import { createContext, forwardRef, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import type { ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';

/** Attributes of a demo's stage, by which CSS selects the demo and its look. */
export type StageAttributes = Readonly<Record<string, string | undefined>>;

/** The attributes of the surrounding demo's stage; empty outside of demos. */
export const StageAttributesContext = createContext<StageAttributes>({});

/** The `<body>` that a demo's popups open in; null for the page's own. */
export const PopupBodyContext = createContext<HTMLElement | null>(null);

/** The props that the libraries' portals have in common. */
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
 * Adds the element for a demo's portals to a `<body>`. It is a `<slot>` because that has no box, and because
 * the libraries' dialogs never hide it. A dialog hides the other elements in `<body>` from screen readers,
 * and would hide any other container together with itself, because it isn't mounted yet when the dialog
 * checks which elements to hide.
 */
function createPortalContainer(body: HTMLElement): HTMLElement {
  const container = body.ownerDocument.createElement('slot');
  container.dataset.demoPopup = '';
  return body.appendChild(container);
}

/**
 * Wraps a library's portal for demos (plugins/demos/node/portalRule). Content that would open directly
 * in `<body>` opens in a container there that has the attributes of the demo's stage. The
 * attributes are updated in place, so that a popup keeps its state. Containers that a demo chooses
 * itself are not changed.
 */
export function demoPortal(Original: Portal): Portal {
  return forwardRef(function DemoPortal({ container, ...props }, ref) {
    const attributes = useContext(StageAttributesContext);
    const body = useContext(PopupBodyContext) ?? document.body;
    const created = useRef<HTMLElement | null>(null);
    // The original calls it in a layout effect, before the one below.
    const getContainer = useCallback(() => {
      const chosen = typeof container === 'function' ? container() : container;
      if (chosen && chosen !== body) {
        return chosen;
      }
      created.current ??= createPortalContainer(body);
      return created.current;
    }, [container, body]);
    useLayoutEffect(() => {
      if (created.current) {
        setAttributes(created.current, attributes);
      }
    });
    useLayoutEffect(
      () => () => {
        created.current?.remove();
        created.current = null;
      },
      [],
    );
    return <Original {...props} container={getContainer} ref={ref} />;
  });
}
