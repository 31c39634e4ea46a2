import { translate } from '@docusaurus/Translate';
import IconLanguage from '@theme/Icon/Language';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pathInLanguage } from '@component-docs/labels/browser/pathInLanguage';
import styles from './LanguageMenu.module.css';

/**
 * The language menu in the header: links to this page in each language. `answerLanguageMenu` opens it, and adds
 * query and hash to the links.
 */
export function LanguageMenu() {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const shares = siteConfig.customFields?.translatedShares as Readonly<Record<string, number>>;
  const menuLabel = translate({ id: 'language.menu', message: 'Languages' });
  return (
    <div
      role="presentation"
      className={clsx('navbar__item dropdown dropdown--right', styles.menu)}
      data-language-menu=""
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', styles.button)}
        aria-expanded={false}
      >
        <IconLanguage className={styles.icon} />
        <span className="visually-hidden">{menuLabel} </span>
        <span>{i18n.localeConfigs[i18n.currentLocale]?.label}</span>
      </button>
      <ul className={clsx('dropdown__menu', styles.list)} aria-label={menuLabel}>
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
                <small className={styles.share}>
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
