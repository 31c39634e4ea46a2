import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';

const label = {
  idle: () => translate({ id: 'feedback.copy', message: 'Copy as text' }),
  copied: () => translate({ id: 'feedback.copied', message: 'Copied' }),
  failed: () =>
    translate({ id: 'feedback.copyFailed', message: 'Not copied: the browser refused' }),
};

/** Copies the reader's words, for readers who have no account where the issue would be. */
export function CopyComment({ comment }: { comment: string }) {
  const [state, setState] = useState<keyof typeof label>('idle');
  const copy = () =>
    copyToClipboard(comment).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <button type="button" aria-live="polite" onClick={() => void copy()}>
      {label[state]()}
    </button>
  );
}
