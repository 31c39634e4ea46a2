import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';

/** Opens the navigation drawer on small screens. */
export function DrawerToggle() {
  const { toggle, shown } = useNavbarMobileSidebar();
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
      aria-expanded={shown}
      onClick={toggle}
    >
      <IconMenu />
    </button>
  );
}
