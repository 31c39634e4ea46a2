import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import menuStyles from '../menu/Menu.module.css';
import styles from './PageActions.module.css';

/** A button that copies the page as Markdown (copyMarkdown.ts). */
export function CopyMarkdown({ address }: { address: string }) {
  return (
    // All labels are in the markup; `data-state` determines which one is visible.
    <button
      type="button"
      className={clsx(menuStyles.item, styles.copy)}
      aria-live="polite"
      data-copy-markdown={address}
    >
      <span data-label="idle">
        <Translate id="markdown.copy" description="Button: copy as Markdown">
          Copy page as Markdown
        </Translate>
      </span>
      <span data-label="copied">
        <Translate id="markdown.copied" description="After copying">
          Copied
        </Translate>
      </span>
      <span data-label="failed">
        <Translate id="markdown.failed" description="When copying failed">
          Couldn’t copy
        </Translate>
      </span>
    </button>
  );
}
