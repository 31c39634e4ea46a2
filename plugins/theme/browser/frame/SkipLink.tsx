import Translate from '@docusaurus/Translate';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import styles from './SkipLink.module.css';

/** The first element in the tab order: moves focus past the header and navigation into `<main>` (`skipToContent`). */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href={`#${SITE_IDS.main}`} data-skip-link="">
      <Translate id="shell.skipToContent">Skip to content</Translate>
    </a>
  );
}
