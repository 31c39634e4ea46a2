import { useSyncExternalStore } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import siteMap from '@generated/page-tree/default/siteMap.json';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import styles from './SettingsDrawer.module.css';

/** Links to the pages that change the colors of demos, and the way back from a theme that is used. */
export function ColorsSection({ onNavigate }: { onNavigate: () => void }) {
  const { colorPlayground, themeBuilder } = siteMap;
  const { withBaseUrl } = useBaseUrlUtils();
  const readerThemes = useSyncExternalStore(readerThemeStore.subscribe, readerThemeStore.get);
  const used = Object.entries(readerThemes).filter(([, theme]) => theme.isUsed);
  if (!colorPlayground && !themeBuilder) {
    return null;
  }
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{translate({ id: 'settings.color', message: 'Color' })}</h3>
      <div className={styles.actions}>
        {colorPlayground && (
          <a
            href={withBaseUrl(colorPlayground)}
            className={styles.action}
            data-ga-event-category="settings"
            data-ga-event-action="colors"
            onClick={onNavigate}
          >
            <Translate id="settings.editColors">Edit documentation colors</Translate>
          </a>
        )}
        {themeBuilder && (
          <a
            href={withBaseUrl(themeBuilder)}
            className={styles.action}
            data-ga-event-category="settings"
            data-ga-event-action="theme-builder"
            onClick={onNavigate}
          >
            <Translate id="settings.themeBuilder">Theme builder</Translate>
          </a>
        )}
        {used.length > 0 && (
          <button
            type="button"
            className={styles.action}
            onClick={() =>
              readerThemeStore.change((themes) =>
                Object.fromEntries(
                  Object.entries(themes).map(([product, theme]) => [
                    product,
                    { ...theme, isUsed: false },
                  ]),
                ),
              )
            }
          >
            <Translate id="settings.leaveTheme">Stop using your theme</Translate>
          </button>
        )}
      </div>
    </section>
  );
}
