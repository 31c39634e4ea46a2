import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import clsx from 'clsx';
import { SearchButton } from '@component-docs/search/browser/button/SearchButton';
import { HeaderLinks } from '@component-docs/page-tree/browser/side-navigation/HeaderLinks';
import { setMode } from '@component-docs/preferences/browser/theme/colorModeStore';
import { useThemeState } from '@component-docs/preferences/browser/theme/themeStore';
import { PagePart } from '@component-docs/static-pages/browser/recovery/PagePart';
import { SettingsButton } from '../settings/SettingsButton';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { NavigationDrawer } from './NavigationDrawer';
import { RepositoryLink } from './RepositoryLink';
import { setDrawerOpen, useDrawerOpen } from './drawerStore';
import styles from './HeaderButton.module.css';

/** Switches between light and dark. On the smallest phones, whose header has no room, the settings do it. */
function ColorModeButton() {
  const isDark = useThemeState(({ paletteMode }) => paletteMode === 'dark');
  const label = translate({
    id: 'header.darkMode',
    message: 'Dark mode',
    description: 'Name of the button that switches between light and dark',
  });
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.wide, styles.mode)}
      aria-label={label}
      title={label}
      aria-pressed={isDark}
      data-ga-event-category="settings"
      data-ga-event-action={isDark ? 'light' : 'dark'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Zm0 2v14a7 7 0 1 1 0-14Z" />
      </svg>
    </button>
  );
}

/** Opens the navigation drawer on small screens. */
function DrawerToggle() {
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

/** The bar at the top of every page. New buttons belong in the second group. */
export function Header() {
  return (
    <nav
      className="theme-layout-navbar navbar"
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
    >
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          <PagePart>
            <DrawerToggle />
          </PagePart>
          <PagePart>
            <Logo />
          </PagePart>
          <PagePart>
            <HeaderLinks className="navbar__item navbar__link" />
          </PagePart>
        </div>
        <div className="theme-layout-navbar-right navbar__items navbar__items--right">
          <PagePart>
            <SearchButton />
          </PagePart>
          <PagePart>
            <LanguageMenu />
          </PagePart>
          <PagePart>
            <RepositoryLink />
          </PagePart>
          <PagePart>
            <ColorModeButton />
          </PagePart>
          <PagePart>
            <SettingsButton />
          </PagePart>
        </div>
      </div>
      <PagePart>
        <NavigationDrawer />
      </PagePart>
    </nav>
  );
}
