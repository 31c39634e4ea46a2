import { translate } from '@docusaurus/Translate';
import { SearchButton } from '../../../plugins/search/browser/button/SearchButton';
import { PagePart } from '../../../plugins/static-pages/browser/recovery/PagePart';
import { SettingsButton } from '../settings/SettingsButton';
import { ColorModeButton } from './ColorModeButton';
import { DrawerToggle } from './DrawerToggle';
import { HeaderLinks } from '../../../plugins/page-tree/browser/side-navigation/HeaderLinks';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { NavigationDrawer } from './NavigationDrawer';
import { RepositoryLink } from './RepositoryLink';

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
