import { translate } from '@docusaurus/Translate';
import styles from './CodeBlock.module.css';

/**
 * Shows and hides a long listing on phones. A checkbox, because it does so without a script; its text is a label of
 * the input itself, because reader views leave out inputs, but not the text beside them.
 */
export function ShowCode() {
  return (
    <input
      type="checkbox"
      className={styles.show}
      aria-label={translate({
        id: 'code.show',
        message: 'Show code',
        description: 'Opens a long listing on a phone',
      })}
    />
  );
}
