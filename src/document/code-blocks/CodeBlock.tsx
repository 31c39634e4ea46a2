import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CopyButton } from './CopyButton';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** Highlighted at build (plugins/markdown/code-blocks); trusted. */
  html: string;
  language?: string;
  title?: string | undefined;
  className?: string;
  /** Takes the place of the static copy button. */
  copyButton?: ReactNode;
}

/** A listing. Code reads left to right in every locale. */
export function CodeBlock({ html, language, title, className, copyButton }: CodeBlockProps) {
  return (
    <div className={clsx('MuiCode-root', styles.block, className)} dir="ltr">
      {title && <div className={styles.title}>{title}</div>}
      {/* Focusable, so that a listing wider than the screen scrolls by keyboard. */}
      <pre className={styles.pre} tabIndex={0} data-language={language}>
        <code className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {copyButton ?? <CopyButton />}
    </div>
  );
}
