import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import { setDrawerOpen, useDrawerOpen } from './drawerStore';

/** Opens the navigation drawer on small screens. */
export function DrawerToggle() {
  const isOpen = useDrawerOpen();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'sideNavigation.open',
        message: 'Open main navigation',
        description: 'Button: opens the drawer',
      })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setDrawerOpen(!isOpen)}
    >
      <IconMenu />
    </button>
  );
}
