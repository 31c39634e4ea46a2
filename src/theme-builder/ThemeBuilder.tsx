import { ThemeStylesheet } from '../demos/themes/ThemeStylesheet';
import { useToolStylesheet } from '../customization/library/useToolStylesheet';
import { useUserLanguage } from '../language/userLanguage';
import { useTranslate } from '../language/useTranslate';
import { Island } from '../platform/islands';
import styles from './ThemeBuilder.module.css';

/** The `<ThemeBuilder>` element of pages, as an island. The page keeps its place until it has loaded. */
export default function ThemeBuilder() {
  const language = useUserLanguage();
  const translate = useTranslate();
  const stylesheet = useToolStylesheet('branding');
  return (
    <div data-styles="customization">
      <ThemeStylesheet href={stylesheet} />
      <Island
        id="theme-builder"
        module="theme-builder"
        props={{ language }}
        className={styles.place}
      />
      <noscript>{translate('customization.needsScript')}</noscript>
    </div>
  );
}
