import { translate } from '@docusaurus/Translate';
import IconLanguage from '@theme/Icon/Language';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMenu } from '@component-docs/kit/browser/menu/useMenu';
import { pathInLanguage } from '@component-docs/labels/browser/pathInLanguage';
import styles from './LanguageMenu.module.css';

interface LanguageLink {
  locale: string;
  /** The name of the language, in that language. */
  label: string;
  /** Used for `lang` and `hreflang`. */
  htmlLang: string;
  /** The site path of this page in the language, with query and hash. */
  href: string;
  isCurrent: boolean;
}

/** Returns links to this page in every language, with the current query and hash. */
function useLanguageLinks(): LanguageLink[] {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  return i18n.locales.flatMap((locale) => {
    const config = i18n.localeConfigs[locale];
    return config
      ? {
          locale,
          label: config.label,
          htmlLang: config.htmlLang,
          href: pathInLanguage(pathname, siteConfig.baseUrl, config.baseUrl) + search + hash,
          isCurrent: locale === i18n.currentLocale,
        }
      : [];
  });
}

/**
 * The language menu in the header: links to this page in each language, with its query and hash.
 */
export function LanguageMenu() {
  const links = useLanguageLinks();
  const { isShown, container, button, toggle, handleKeyDown } = useMenu(true);
  const menuLabel = translate({
    id: 'language.menu',
    message: 'Languages',
    description: 'Name of the language menu',
  });
  return (
    <div
      role="presentation"
      ref={container}
      className={clsx(
        'navbar__item dropdown dropdown--right',
        styles.menu,
        isShown && 'dropdown--show',
      )}
      onKeyDown={handleKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button)}
        aria-expanded={isShown}
        onClick={toggle}
      >
        <IconLanguage className={styles.icon} />
        <span className="visually-hidden">{menuLabel} </span>
        <span>{links.find(({ isCurrent }) => isCurrent)?.label}</span>
      </button>
      <ul className={clsx('dropdown__menu', styles.list)} aria-label={menuLabel}>
        {links.map(({ label, htmlLang, href, isCurrent }) => (
          <li key={htmlLang}>
            <a
              className={clsx('dropdown__link', isCurrent && 'dropdown__link--active')}
              href={href}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
