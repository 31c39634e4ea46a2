import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import type { Rating } from '../ratings';
import { MAX_ISSUE_COMMENT } from './issueUrl';
import styles from './FeedbackPanel.module.css';

const copyLabel = {
  idle: () => translate({ id: 'feedback.copy', message: 'Copy as text' }),
  copied: () => translate({ id: 'feedback.copied', message: 'Copied' }),
  failed: () =>
    translate({ id: 'feedback.copyFailed', message: 'Not copied: the browser refused' }),
};

/** Copies the reader's words, for readers who have no account where the issue would be. */
function CopyComment({ comment }: { comment: string }) {
  const [state, setState] = useState<keyof typeof copyLabel>('idle');
  const copy = () =>
    copyToClipboard(comment).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <button type="button" aria-live="polite" onClick={() => void copy()}>
      {copyLabel[state]()}
    </button>
  );
}

/** Maximum length of a comment that is sent to a service, in characters. */
const MAX_COMMENT = 5000;

interface Props {
  rating: Rating | null;
  comment: string;
  /** Whether the browser couldn't store the comment. */
  isUnkept?: boolean;
  field: RefObject<HTMLTextAreaElement>;
  /** URL of a new issue about the page, for problems and questions that need an answer. */
  helpUrl: string;
  /** Set if a service receives the feedback. */
  onSubmit?: () => void;
  /** Set without a service: the prefilled issue, which opens in a new tab. */
  issueUrl?: string;
  onHandOver?: () => void;
  onWrite: (comment: string) => void;
  onCancel: () => void;
}

function promptOf(rating: Rating | null): string {
  return rating === 1
    ? translate({ id: 'feedback.prompt.up', message: 'What did you like?' })
    : translate({ id: 'feedback.prompt.down', message: 'How can we improve this page?' });
}

function Warning({ helpUrl }: Pick<Props, 'helpUrl'>) {
  return (
    <p className={styles.warning}>
      <Translate
        id="feedback.warning"
        values={{
          link: (
            <a href={helpUrl} target="_blank" rel="noopener noreferrer">
              <Translate id="feedback.warning.link">open an issue</Translate>
            </a>
          ),
        }}
      >
        {'Something broken, or a question that needs an answer? Please {link} instead.'}
      </Translate>
    </p>
  );
}

/** The form for a reader's comment on the page. */
export function FeedbackForm(props: Props) {
  const { rating, comment, field, issueUrl, onHandOver, onSubmit, onWrite } = props;
  const id = useId();
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      props.onCancel();
    }
  };
  const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.querySelector<HTMLElement>('[data-submit]')?.click();
    }
  };
  return (
    <div role="presentation" onKeyDown={cancelByKey}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {promptOf(rating)}
        </label>
        {rating !== 1 && <Warning helpUrl={props.helpUrl} />}
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={4}
          maxLength={issueUrl ? MAX_ISSUE_COMMENT : MAX_COMMENT}
          value={comment}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={submitByKey}
        />
        {props.isUnkept && (
          <p role="status" className={styles.warning}>
            <Translate id="feedback.notKept">
              This browser couldn’t store your comment. Send or copy it before you leave the page.
            </Translate>
          </p>
        )}
        <div className={styles.actions}>
          <button type="button" onClick={props.onCancel}>
            <Translate id="feedback.cancel">Cancel</Translate>
          </button>
          {issueUrl && comment && <CopyComment comment={comment} />}
          {issueUrl ? (
            <a
              href={issueUrl}
              target="_blank"
              rel="noopener noreferrer"
              data-submit
              onClick={onHandOver}
            >
              <Translate id="feedback.openIssue">Continue on GitHub</Translate>
            </a>
          ) : (
            <button type="submit" data-submit>
              <Translate id="feedback.submit">Submit</Translate>
            </button>
          )}
        </div>
      </form>
    </div>
  );
}
