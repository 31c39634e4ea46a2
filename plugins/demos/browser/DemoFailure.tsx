import Translate from '@docusaurus/Translate';
import styles from './Demo.module.css';

/**
 * Shown when a demo's code failed to load. The HTML that the server rendered stays visible above
 * it.
 */
export function DemoFailure() {
  return (
    <p role="alert" className={styles.failure}>
      <Translate id="demo.loadError">
        This demo's code could not be loaded. Check your connection, then press the demo to try
        again.
      </Translate>
    </p>
  );
}
