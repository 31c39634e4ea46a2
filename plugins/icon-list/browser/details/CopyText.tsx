import { useState } from 'react';
import { useClipboardCopy } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import styles from './CopyText.module.css';

interface Props {
  /** The kind of text that is copied, for the button's name. */
  subject: string;
  text: string;
}

/** A button that copies a text, and says whether that worked. */
export function CopyText({ subject, text }: Props) {
  const translate = useTranslate();
  const { copy, isCopied } = useClipboardCopy();
  const [isRefused, setRefused] = useState(false);
  const state = isRefused ? 'copyRefused' : 'copied';
  return (
    <span className={styles.copy}>
      <span role="status">{(isRefused || isCopied) && translate(`icons.${state}`)}</span>
      <button
        type="button"
        aria-label={translate('icons.copy')?.replace('{{subject}}', subject)}
        onClick={() => {
          copy(text).then(
            () => setRefused(false),
            () => setRefused(true),
          );
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        </svg>
      </button>
    </span>
  );
}
