import { useEffect, useMemo, useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import packs from '@demo-library/locales';
import { themeStore } from '@component-docs/preferences/browser/theme/themeStore';
import { useDemoLook } from '../browser/demoLook';
import type { DemoLookStore } from '../browser/demoLook';
import { loadRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import { isOtherDirection, localeNames } from '../shared/localeTag';
import styles from '../browser/Demo.module.css';

function sortedLocales(language: string) {
  const { compare } = new Intl.Collator(language);
  return [...localeNames(Object.keys(packs), language)].sort(([, a], [, b]) => compare(a, b));
}

/** Chooses the locale of one demo, and with it the direction. It has the focus once it is there. */
export function LocaleSelect({ label, look }: { label: string; look: DemoLookStore }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const locales = useMemo(() => sortedLocales(currentLocale), [currentLocale]);
  const { locale } = useDemoLook(look);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);

  async function choose(name: string) {
    const pack = packs[name];
    const isSiteRtl = themeStore.get().direction === 'rtl';
    const direction = pack !== undefined && isOtherDirection(name, isSiteRtl);
    if (direction) {
      // Loaded before the stage changes direction, so that the demo changes with it.
      await loadRtlCache();
    }
    look.set({ ...look.get(), locale: pack && { name, pack }, direction });
  }

  return (
    <select
      ref={select}
      className={styles.styling}
      style={{ inlineSize: '9rem', blockSize: '2rem', fontWeight: 400 }}
      aria-label={label}
      value={locale?.name ?? ''}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">
        {translate({ id: 'demo.locale.site', message: 'Language of the site' })}
      </option>
      {locales.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
