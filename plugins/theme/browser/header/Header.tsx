import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import clsx from 'clsx';
import { SearchButton } from '@component-docs/search/browser/button/SearchButton';
import { HeaderLinks } from '@component-docs/page-tree/browser/side-navigation/HeaderLinks';
import { SettingsButton } from '../settings/SettingsButton';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { RepositoryLink } from './RepositoryLink';
import styles from './HeaderButton.module.css';

/**
 * Switches between light and dark (`switchColorMode`). On the smallest phones, whose header has no room, the settings
 * do it.
 */
function ColorModeButton() {
  const label = translate({ id: 'header.darkMode', message: 'Dark mode' });
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.wide, styles.mode)}
      data-color-mode=""
      aria-label={label}
      title={label}
      aria-pressed={false}
      data-ga-event-category="settings"
      data-ga-event-action="dark"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Zm0 2v14a7 7 0 1 1 0-14Z" />
      </svg>
    </button>
  );
}

/** Opens the navigation drawer on small screens (`openDialogs`). */
function DrawerToggle() {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      data-opens="navigation"
      aria-label={translate({ id: 'sideNavigation.open', message: 'Open main navigation' })}
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      <IconMenu />
    </button>
  );
}

/**
 * The bar at the top of every page. The built site has no React in it: behaviors answer. New buttons belong in the
 * second group.
 */
export function Header() {
  return (
    <nav
      className="theme-layout-navbar navbar"
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
    >
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          <DrawerToggle />
          <Logo />
          <HeaderLinks className="navbar__item navbar__link" />
        </div>
        <div className="theme-layout-navbar-right navbar__items navbar__items--right">
          <SearchButton />
          <LanguageMenu />
          <RepositoryLink />
          <ColorModeButton />
          <SettingsButton />
        </div>
      </div>
    </nav>
  );
}
