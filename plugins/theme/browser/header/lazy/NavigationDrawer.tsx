import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import { useModal } from '@component-docs/kit/browser/useModal';
import { onShownPath } from '@component-docs/static-pages/browser/pages/shownPath';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';
import type {
  generalMenu,
  loadNavigation,
} from '@component-docs/page-tree/browser/side-navigation/loadNavigation';
import { readNavigation } from '@component-docs/page-tree/shared/navigationProps';
import { HeaderLinks } from '@component-docs/page-tree/browser/side-navigation/HeaderLinks';
import { createDialog } from '@component-docs/static-pages/browser/on-demand/createDialog';
import type { DialogProps } from '@component-docs/static-pages/browser/on-demand/createDialog';
import { SettingsButton } from '../../settings/SettingsButton';
import { Logo } from '../Logo';
import { useSwipeToClose } from './useSwipeToClose';
import styles from './NavigationDrawer.module.css';

/** The top of the navigation drawer. */
function DrawerHeader({ onClose }: { onClose: () => void }) {
  return (
    <div className="navbar-sidebar__brand">
      <Logo />
      <SettingsButton />
      <button
        type="button"
        className="clean-btn navbar-sidebar__close"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        onClick={onClose}
      >
        <IconClose color="currentColor" />
      </button>
    </div>
  );
}

type RenderNavigation = Awaited<ReturnType<typeof loadNavigation>> | typeof generalMenu;

/** The product whose pages a navigation shows; undefined for the general menu. */
type ProductId = string | undefined;

const pageProduct = (): ProductId => readNavigation()?.productId;
const productOnServer = (): ProductId => undefined;

/** Returns the navigation of the page, or the general menu; null until it is loaded. */
function usePageNavigation(isOpen: boolean): RenderNavigation | null {
  const productId = useSyncExternalStore(onShownPath, pageProduct, productOnServer);
  const [loaded, setLoaded] = useState<{ productId: ProductId; render: RenderNavigation }>();
  useEffect(() => {
    let isCurrent = true;
    if (isOpen) {
      const props = readNavigation();
      import(
        /* webpackChunkName: "side-navigation" */ '@component-docs/page-tree/browser/side-navigation/loadNavigation'
      )
        .then((module) => (props ? module.loadNavigation(props) : module.generalMenu))
        .then(
          (render) => isCurrent && setLoaded({ productId, render }),
          // The header's links work without it.
          (error: unknown) => console.error('The navigation could not be loaded.', error),
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [isOpen, productId]);
  // The navigation of another product would take the path of this page for one of its own.
  return loaded && loaded.productId === productId ? loaded.render : null;
}

/** Whether a click leads to another page in this tab. */
function followsLink(event: MouseEvent): boolean {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  return link !== null && !link.target && isPlainClick(event);
}

/** The navigation on small screens and on pages without a sidebar, in a modal dialog. */
export function NavigationDrawer({ isOpen, onClose }: DialogProps) {
  const dialog = useModal(isOpen, onClose);
  const swipe = useSwipeToClose(onClose);
  const navigation = usePageNavigation(isOpen);
  useEffect(() => {
    document.body.style.overflow = isOpen ? 'hidden' : '';
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={translate({ id: 'sideNavigation.drawer', message: 'Main navigation' })}
      {...swipe}
    >
      <div
        role="presentation"
        className={styles.content}
        onClick={(event) => followsLink(event) && onClose()}
      >
        <DrawerHeader onClose={onClose} />
        {navigation ? (
          navigation({ isVisible: isOpen })
        ) : (
          <div className="menu">
            <ul className="menu__list">
              <HeaderLinks className="menu__link" />
            </ul>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Opens the navigation drawer, given the button to which focus returns. */
export const openNavigation = createDialog('navigation', NavigationDrawer);
