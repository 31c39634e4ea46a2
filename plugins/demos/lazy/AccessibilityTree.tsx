import Translate from '@docusaurus/Translate';
import styles from './PropsUsed.module.css';

/** What a screen reader is given of a demo before anything in it is used. */
export function AccessibilityTree({ tree }: { tree: string }) {
  return (
    <details className={styles.uses}>
      <summary>
        <Translate id="demo.tree.title" description="Unfolds the accessibility tree of a demo">
          What a screen reader is given
        </Translate>
      </summary>
      <samp translate="no" className={styles.tree} dir="ltr">
        {tree}
      </samp>
    </details>
  );
}
