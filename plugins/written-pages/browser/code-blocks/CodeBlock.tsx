import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from './CopyButton';
import styles from './CodeBlock.module.css';

/**
 * Shows and hides a long listing on phones. A checkbox, because it does so without a script; its text is a label of
 * the input itself, because reader views leave out inputs, but not the text beside them.
 */
function ShowCode() {
  return (
    <input
      type="checkbox"
      className={styles.show}
      aria-label={translate({ id: 'code.show', message: 'Show code' })}
    />
  );
}

export interface CodeBlockProps {
  /** HTML that was highlighted at build (plugins/written-pages/node/code-blocks), which is trusted. */
  html: string;
  language?: string;
  title?: string | undefined;
  className?: string;
  /** Whether phones show the code only when the reader asks for it. */
  isLong?: boolean;
  /** A word about the listing, in its corner. */
  note?: string | undefined;
  /** Replaces the static copy button. */
  copyButton?: ReactNode;
}

/** A listing. Code is left to right in every locale. */
export function CodeBlock(props: CodeBlockProps) {
  const { html, language, title, className, isLong, note, copyButton } = props;
  return (
    <div
      className={clsx('MuiCode-root', styles.block, isLong && styles.long, className)}
      dir="ltr"
      data-note={note}
    >
      {title && (
        <div className={styles.title} translate="no">
          {title}
        </div>
      )}
      {isLong && <ShowCode />}
      {/* Focusable, so that it can be scrolled by keyboard; see stopAtOverflow for listings that can't. */}
      <pre className={styles.pre} tabIndex={0} data-language={language} translate="no">
        <code className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {copyButton ?? <CopyButton />}
    </div>
  );
}
