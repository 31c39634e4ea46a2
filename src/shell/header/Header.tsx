import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import { SearchButton } from '../../search/button/SearchButton';
import { SettingsButton } from '../settings/SettingsButton';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { ColorModeButton } from './ColorModeButton';
import { DrawerToggle } from './DrawerToggle';
import { HeaderLinks } from '../../navigation/side-navigation/HeaderLinks';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { NavigationDrawer } from './NavigationDrawer';
import { RepositoryLink } from './RepositoryLink';

/** One that throws is gone, and the rest of the header stays. */
function HeaderItem({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}

/** The bar at the top of every page. New buttons belong in the second group. */
export function Header() {
  return (
    <nav
      className="theme-layout-navbar navbar navbar--fixed-top"
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
    >
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          <HeaderItem>
            <DrawerToggle />
          </HeaderItem>
          <HeaderItem>
            <Logo />
          </HeaderItem>
          <HeaderItem>
            <HeaderLinks className="navbar__item navbar__link" />
          </HeaderItem>
        </div>
        <div className="theme-layout-navbar-right navbar__items navbar__items--right">
          <HeaderItem>
            <SearchButton />
          </HeaderItem>
          <HeaderItem>
            <LanguageMenu />
          </HeaderItem>
          <HeaderItem>
            <RepositoryLink />
          </HeaderItem>
          <HeaderItem>
            <ColorModeButton />
          </HeaderItem>
          <HeaderItem>
            <SettingsButton />
          </HeaderItem>
        </div>
      </div>
      <HeaderItem>
        <NavigationDrawer />
      </HeaderItem>
      <HeaderItem>
        <Shortcuts />
      </HeaderItem>
    </nav>
  );
}
