import { useReducer, useRef } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { FeedbackForm } from '../feedback/lazy/FeedbackForm';
import { feedbackReducer } from '../feedback/lazy/feedbackState';
import type { FeedbackState } from '../feedback/lazy/feedbackState';
import { FeedbackStatus } from '../feedback/lazy/FeedbackStatus';
import { issueUrl } from '../feedback/lazy/issueUrl';
import { Thumbs } from '../feedback/Thumbs';
import styles from './Examples.module.css';

const nothing = () => undefined;

/** A state of the feedback that goes on from there, with nobody to send to: it stays on its way. */
export function FeedbackExample({ state: from }: { state: FeedbackState }) {
  const { siteConfig } = useDocusaurusContext();
  const [{ rating, form, comment, isSending, outcome }, dispatch] = useReducer(
    feedbackReducer,
    from,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const repositoryUrl = String(siteConfig.customFields?.repositoryUrl);
  return (
    <>
      <div className={styles.row}>
        <Thumbs
          rating={rating}
          onIntent={nothing}
          onRate={(pressed) => dispatch({ type: 'open', request: { rating: pressed } })}
        />
      </div>
      {form && (
        <FeedbackForm
          rating={rating}
          section={form.section}
          comment={comment}
          field={field}
          helpUrl={issueUrl({ repositoryUrl, url: siteConfig.url, title: siteConfig.title })}
          onSubmit={() => dispatch({ type: 'submit' })}
          onWrite={(text) => dispatch({ type: 'write', comment: text })}
          onCancel={() => dispatch({ type: 'cancel' })}
        />
      )}
      <FeedbackStatus isSending={isSending} outcome={outcome} onDismiss={nothing} />
    </>
  );
}
