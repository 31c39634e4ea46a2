import Translate, { translate } from '@docusaurus/Translate';
import styles from './CodeBlock.module.css';

/** Both labels are in the markup; the `data-copied` attribute shows one of them. */
function CopyLabels() {
  return (
    <>
      <span className={styles.copyLabel}>
        <Translate id="code.copy.label" description="Copy button">
          Copy
        </Translate>
      </span>
      <span className={styles.copiedLabel}>
        <Translate id="code.copied.label" description="After copying">
          Copied
        </Translate>
      </span>
    </>
  );
}

interface Props {
  /** Present on buttons that React drives; without it the static behaviour applies. */
  onCopy?: () => void;
  isCopied?: boolean;
}

/**
 * The copy button of a listing. Static by default: `src/document/code-copy/clientModule.ts` answers its
 * press, on the server's HTML too, before any hydration.
 */
export function CopyButton({ onCopy, isCopied }: Props) {
  return (
    <button
      type="button"
      className={`MuiCode-copy ${styles.copy}`}
      aria-label={translate({
        id: 'code.copy.ariaLabel',
        message: 'Copy the code',
        description: 'Name of the copy button',
      })}
      data-copy={onCopy ? 'react' : 'static'}
      data-copied={isCopied ? '' : undefined}
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
      onClick={onCopy}
    >
      <CopyLabels />
      <span className={styles.hint} aria-hidden="true">
        <Translate id="code.copy.or" description="Before the keys that copy">
          or
        </Translate>{' '}
        <kbd className={styles.keyMac}>⌘C</kbd>
        <kbd className={styles.keyOther}>Ctrl + C</kbd>
      </span>
    </button>
  );
}
