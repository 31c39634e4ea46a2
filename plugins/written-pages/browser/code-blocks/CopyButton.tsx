import Translate, { translate } from '@docusaurus/Translate';
import styles from './CodeBlock.module.css';

/** Both labels are in the markup. The `data-copied` attribute determines which one is visible. */
function CopyLabels() {
  return (
    <>
      <span className={styles.copyLabel}>
        <Translate id="code.copy.label">Copy</Translate>
      </span>
      <span className={styles.copiedLabel}>
        <Translate id="code.copied.label">Copied</Translate>
      </span>
    </>
  );
}

/** Returns the accessible name of a listing's copy button. */
export function copyLabel(): string {
  return translate({ id: 'code.copy.ariaLabel', message: 'Copy the code' });
}

interface Props {
  /** The accessible name where several listings need to be told apart. */
  label?: string;
  /** Set on buttons that React controls. Without it, the button behaves statically. */
  onCopy?: () => void;
  isCopied?: boolean;
}

/**
 * The copy button of a listing. By default, it is static: `plugins/written-pages/browser/code-copy/clientModule.ts`
 * handles its clicks, even in the server's HTML before hydration.
 */
export function CopyButton({ label, onCopy, isCopied }: Props) {
  return (
    <button
      type="button"
      className={`MuiCode-copy ${styles.copy}`}
      aria-label={label ?? copyLabel()}
      data-copy={onCopy ? 'react' : 'static'}
      data-copied={isCopied ? '' : undefined}
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
      onClick={onCopy}
    >
      <CopyLabels />
      <span className={styles.hint} aria-hidden="true">
        <Translate id="code.copy.or">or</Translate>{' '}
        <kbd className={styles.keyMac} translate="no">
          ⌘C
        </kbd>
        <kbd className={styles.keyOther} translate="no">
          Ctrl + C
        </kbd>
      </span>
    </button>
  );
}
