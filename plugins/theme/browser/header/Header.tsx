import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import clsx from 'clsx';
import IconLanguage from '@theme/Icon/Language';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SearchButton } from '@component-docs/search/browser/button/SearchButton';
import { HeaderLinks } from '@component-docs/page-tree/browser/side-navigation/HeaderLinks';
import { pathInLanguage } from '@component-docs/labels/browser/pathInLanguage';
import { SettingsButton } from '../settings/SettingsButton';
import { Logo } from './Logo';
import { RepositoryLink } from './RepositoryLink';
import styles from './HeaderButton.module.css';
import menuStyles from './LanguageMenu.module.css';

/** Links to this page in each language; `answerLanguageMenu` opens it, and adds query and hash. */
function LanguageMenu() {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const shares = siteConfig.customFields?.translatedShares as Readonly<Record<string, number>>;
  const menuLabel = translate({ id: 'language.menu', message: 'Languages' });
  return (
    <div
      role="presentation"
      className={clsx('navbar__item dropdown dropdown--right', menuStyles.menu)}
      data-language-menu=""
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', menuStyles.button)}
        aria-expanded={false}
      >
        <IconLanguage className={menuStyles.icon} />
        <span className="visually-hidden">{menuLabel} </span>
        <span>{i18n.localeConfigs[i18n.currentLocale]?.label}</span>
      </button>
      <ul className={clsx('dropdown__menu', menuStyles.list)} aria-label={menuLabel}>
        {Object.entries(i18n.localeConfigs).map(([locale, { label, htmlLang, baseUrl }]) => {
          const isCurrent = locale === i18n.currentLocale;
          return (
            <li key={locale}>
              <a
                className={clsx('dropdown__link', isCurrent && 'dropdown__link--active')}
                href={pathInLanguage(pathname, siteConfig.baseUrl, baseUrl)}
                data-base={baseUrl}
                lang={htmlLang}
                hrefLang={htmlLang}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {label}
              </a>
              {shares[locale] !== undefined && (
                <small className={menuStyles.share}>
                  {translate(
                    { id: 'language.share', message: '{share}% translated' },
                    { share: shares[locale] },
                  )}
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Switches between light and dark (`switchColorMode`). Small headers have no room for it. */
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

/** The bar at the top of every page, which behaviors answer. New buttons go to the second group. */
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
