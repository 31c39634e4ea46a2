import { useId, useState } from 'react';
import data from '@generated/customization/default/locales.json';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import { filterLocales } from './filterLocales';
import styles from './LocaleTable.module.css';

interface MissingProps {
  /** The texts that a locale doesn't have: `Pagination.aria-label`. */
  missing: readonly string[];
  texts: number;
}

/** Says which texts of a locale are in English. */
function MissingTexts({ missing, texts }: MissingProps) {
  const translate = useTranslate();
  if (missing.length === 0) {
    return translate('locales.complete');
  }
  if (missing.length === texts) {
    return translate('locales.defaults');
  }
  return (
    <>
      {translate('locales.missing')}{' '}
      {missing.map((text, index) => (
        <span key={text}>
          {index > 0 && ', '}
          <code translate="no">{text}</code>
        </span>
      ))}
    </>
  );
}

/** Lists the library's locales with a field that filters them; complete without JavaScript. */
export default function LocaleTable() {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const id = useId();
  const shown = filterLocales(data.locales, query);
  const status = shown.length === 0 ? 'locales.noMatch' : 'locales.matches';
  return (
    <div className={styles.table}>
      <div className={styles.search}>
        <label htmlFor={id}>{translate('locales.filter')}</label>
        <input
          id={id}
          type="search"
          maxLength={MAX_QUERY}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{translate(status)?.replace('{{count}}', String(shown.length))}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('locales.language')}</th>
            <th scope="col">{translate('locales.name')}</th>
            <th scope="col">{translate('locales.tag')}</th>
            <th scope="col">{translate('locales.texts')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((locale) => (
            <tr key={locale.name}>
              <th scope="row">
                <span>{locale.title}</span>
                {locale.ownTitle !== locale.title && (
                  <span className={styles.own} lang={locale.tag} dir={locale.isRtl ? 'rtl' : 'ltr'}>
                    {locale.ownTitle}
                  </span>
                )}
              </th>
              <td>
                <code translate="no">{locale.name}</code>
              </td>
              <td>
                <code translate="no">{locale.tag}</code>
              </td>
              <td>
                <MissingTexts missing={locale.missing} texts={data.texts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
