import { useReducer, useRef } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { FeedbackForm } from '../../feedback/lazy/FeedbackForm';
import { feedbackReducer } from '../../feedback/lazy/feedbackState';
import { FeedbackStatus } from '../../feedback/lazy/FeedbackStatus';
import { issueUrl } from '../../feedback/lazy/issueUrl';
import { postFeedback } from '../../feedback/lazy/sendFeedback';
import { Thumbs } from '../../feedback/Thumbs';
import type { FeedbackExampleData } from './feedbackExamples';
import styles from './Examples.module.css';

const noop = () => undefined;

type Props = Pick<FeedbackExampleData, 'state' | 'service'>;

/** An interactive example that starts in a given state of the feedback, with a mock service. */
export function FeedbackExample({ state: initialState, service }: Props) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const [{ rating, isOpen, comment, isSending, outcome }, dispatch] = useReducer(
    feedbackReducer,
    initialState,
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
          onIntent={noop}
          onRate={(value) => dispatch({ type: 'open', request: { rating: value } })}
        />
      </div>
      {isOpen && (
        <FeedbackForm
          rating={rating}
          comment={comment}
          field={field}
          helpUrl={issueUrl({
            repositoryUrl,
            url: 'https://docs.example.org',
            title: siteConfig.title,
          })}
          onSubmit={send}
          onWrite={(text) => dispatch({ type: 'write', comment: text })}
          onCancel={() => dispatch({ type: 'cancel' })}
        />
      )}
      <FeedbackStatus isSending={isSending} outcome={outcome} onDismiss={noop} />
    </>
  );
}
