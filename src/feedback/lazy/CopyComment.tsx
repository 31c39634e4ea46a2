import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';

const label = {
  idle: () =>
    translate({
      id: 'feedback.copy',
      message: 'Copy as text',
      description: 'Button: for readers who send feedback in another way',
    }),
  copied: () =>
    translate({ id: 'feedback.copied', message: 'Copied', description: 'After feedback.copy' }),
  failed: () =>
    translate({
      id: 'feedback.copyFailed',
      message: 'Not copied: the browser refused',
      description: 'After feedback.copy',
    }),
};

/** Copies the reader's words, for those who have no account where the issue would be. */
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
