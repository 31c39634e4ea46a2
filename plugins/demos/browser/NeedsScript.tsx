import Translate from '@docusaurus/Translate';
import styles from './Demo.module.css';

/** Shown without JavaScript in place of a demo that measures the page before it draws. */
export function NeedsScript() {
  return (
    <noscript>
      <p className={styles.needsScript}>
        <Translate id="demo.needsScript" description="Without JavaScript, in place of a data grid">
          This demo is drawn in the browser: it stands here when JavaScript is on.
        </Translate>
      </p>
    </noscript>
  );
}
