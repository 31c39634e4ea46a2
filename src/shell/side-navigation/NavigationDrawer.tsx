import { useState } from 'react';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import styles from './NavigationDrawer.module.css';
import { useModal } from './useModal';
import { useSwipeToClose } from './useSwipeToClose';

/**
 * The navigation on small screens. The browser's own modal dialog keeps focus inside, closes on
 * Escape, and gives focus back to the button.
 */
function Drawer() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  const dialog = useModal(shown, toggle);
  const swipe = useSwipeToClose(toggle);
  useLockBodyScroll(shown);
  // A whole tree is rendered by the reader who opens it, not with every page of every reader.
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
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
      {wasShown && (
        <div className={styles.content}>
          <NavbarMobileSidebarHeader />
          {content ?? (
            <div className="menu">
              <NavbarMobileSidebarPrimaryMenu />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

/** The drawer, on small screens, and on a page that has its navigation only here. */
export function NavigationDrawer() {
  const { shouldRender } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  return (shouldRender || content) && <Drawer />;
}
