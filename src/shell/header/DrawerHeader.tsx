import { translate } from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import { SettingsButton } from '../settings/SettingsButton';
import { Logo } from './Logo';

/** The top of the navigation drawer. */
export function DrawerHeader({ onClose }: { onClose: () => void }) {
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
          description: 'The ARIA label for close button of mobile sidebar',
        })}
        onClick={onClose}
      >
        <IconClose color="var(--ifm-color-emphasis-600)" />
      </button>
    </div>
  );
}
