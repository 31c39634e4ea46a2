import { useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '@component-docs/kit/browser/createStore';
import { frameIsland } from '../islands/mountIsland';

export interface DialogProps {
  isOpen: boolean;
  /** The same function in each render. */
  onClose: () => void;
}

const EXPANDED = 'aria-expanded';

function say(button: Element | undefined, isExpanded: boolean): void {
  if (button?.hasAttribute(EXPANDED)) {
    button.setAttribute(EXPANDED, String(isExpanded));
  }
}

/**
 * Returns the function that opens a dialog, given the button that was pressed: pages print the button alone. The
 * dialog has a root of its own at the end of the document, made when it opens first.
 *
 * @param name prefixes the ids inside
 */
export function createDialog(
  name: string,
  Dialog: ComponentType<DialogProps>,
): (button: Element) => void {
  const isOpen = createStore(false);
  const getServerState = () => false;
  let opener: Element | undefined;
  let isRendered = false;
  const close = () => {
    say(opener, false);
    isOpen.set(false);
  };
  function Content() {
    const isShown = useSyncExternalStore(isOpen.subscribe, isOpen.get, getServerState);
    return <Dialog isOpen={isShown} onClose={close} />;
  }
  return (button) => {
    opener = button;
    say(button, true);
    if (!isRendered) {
      isRendered = true;
      const host = document.body.appendChild(document.createElement('div'));
      const root = createRoot(host, { identifierPrefix: name });
      flushSync(() => root.render(frameIsland(Content, {})));
    }
    flushSync(() => isOpen.set(true));
  };
}
