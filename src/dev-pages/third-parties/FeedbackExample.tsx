import { useReducer, useRef } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { FeedbackForm } from '../../services/feedback/lazy/FeedbackForm';
import { feedbackReducer } from '../../services/feedback/lazy/feedbackState';
import { FeedbackStatus } from '../../services/feedback/lazy/FeedbackStatus';
import { issueUrl } from '../../services/feedback/lazy/issueUrl';
import { postFeedback } from '../../services/feedback/lazy/sendFeedback';
import { Thumbs } from '../../services/feedback/Thumbs';
import type { FeedbackExampleData } from './feedbackExamples';
import styles from './Examples.module.css';

const nothing = () => undefined;

type Props = Pick<FeedbackExampleData, 'state' | 'service'>;

/** A state of the feedback that goes on from there, with a service that stands in for the real one. */
export function FeedbackExample({ state: from, service }: Props) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const [{ rating, form, comment, isSending, outcome }, dispatch] = useReducer(
    feedbackReducer,
    from,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const repositoryUrl = String(siteConfig.customFields?.repositoryUrl);
  const send = () => {
    const feedback = { page: '/', rating, comment, version: '', language: i18n.currentLocale };
    dispatch({ type: 'submit' });
    postFeedback('', feedback, service).then(
      () => dispatch({ type: 'succeed' }),
      () => dispatch({ type: 'fail' }),
    );
  };
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
          onSubmit={send}
          onWrite={(text) => dispatch({ type: 'write', comment: text })}
          onCancel={() => dispatch({ type: 'cancel' })}
        />
      )}
      <FeedbackStatus isSending={isSending} outcome={outcome} onDismiss={nothing} />
    </>
  );
}
