import { useCallback, useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useModal } from '../../lib/useModal';
import type { generalMenu, loadNavigation } from '../side-navigation/loadNavigation';
import { readNavigation } from '../side-navigation/navigationProps';
import { DrawerHeader } from './DrawerHeader';
import { setDrawerOpen, useDrawerOpen } from './drawerStore';
import { HeaderLinks } from './HeaderLinks';
import styles from './NavigationDrawer.module.css';
import { useSwipeToClose } from './useSwipeToClose';

type RenderNavigation = Awaited<ReturnType<typeof loadNavigation>> | typeof generalMenu;

/**
 * Returns the side navigation of the current page, or the general menu on a page without one. It is
 * loaded when the drawer is first opened on the page.
 */
function usePageNavigation(isOpen: boolean): RenderNavigation | null {
  const [render, setRender] = useState<RenderNavigation | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (isOpen) {
      const props = readNavigation();
      import(/* webpackChunkName: "side-navigation" */ '../side-navigation/loadNavigation')
        .then((module) => (props ? module.loadNavigation(props) : module.generalMenu))
        .then(
          (navigation) => isCurrent && setRender(() => navigation),
          // The header's links work without it.
          (error: unknown) => console.error('The navigation could not be loaded.', error),
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return render;
}

/**
 * The navigation on small screens, and on pages without a sidebar. The browser's own modal dialog
 * keeps focus inside, closes on Escape, and returns focus to the button.
 */
export function NavigationDrawer() {
  const isOpen = useDrawerOpen();
  const close = useCallback(() => setDrawerOpen(false), []);
  const dialog = useModal(isOpen, close);
  const swipe = useSwipeToClose(close);
  const navigation = usePageNavigation(isOpen);
  // Its content is rendered for readers who open it, not with every page of every reader. A ref, since
  // state that is set while rendering has React 18 lose changes of the store above.
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  useEffect(() => {
    document.body.style.overflow = isOpen ? 'hidden' : '';
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={translate({
        id: 'sideNavigation.drawer',
        message: 'Main navigation',
        description: 'Name of the drawer',
      })}
      {...swipe}
    >
      {wasOpen.current && (
        <div className={styles.content}>
          <DrawerHeader onClose={close} />
          {navigation ? (
            navigation({ isVisible: isOpen, onNavigate: close })
          ) : (
            <div className="menu">
              <ul className="menu__list">
                <HeaderLinks className="menu__link" onNavigate={close} />
              </ul>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
