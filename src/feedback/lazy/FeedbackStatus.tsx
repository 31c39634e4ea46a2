import { useEffect } from 'react';
import Translate from '@docusaurus/Translate';
import type { Outcome } from './feedbackState';
import styles from './FeedbackPanel.module.css';

/** How long the snackbar is shown, in ms. */
const SNACKBAR_MS = 3000;

function OutcomeText({ outcome }: { outcome: Outcome }) {
  switch (outcome) {
    case 'sent':
      return <Translate id="feedback.sent">Feedback submitted</Translate>;
    case 'handed-over':
      return <Translate id="feedback.handedOver">Finish your feedback in the new tab.</Translate>;
    case 'failed':
      return (
        <Translate id="feedback.failed">
          Couldn't submit feedback. Please try again later.
        </Translate>
      );
  }
}

interface Props {
  isSending: boolean;
  outcome: Outcome | null;
  onDismiss: () => void;
}

/** Shows the status of the feedback, and announces it to screen readers. */
export function FeedbackStatus({ isSending, outcome, onDismiss }: Props) {
  useEffect(() => {
    if (!outcome) {
      return undefined;
    }
    const timer = window.setTimeout(onDismiss, SNACKBAR_MS);
    return () => window.clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per outcome, not for each `onDismiss`
  }, [outcome]);
  return (
    <div role="status" className={styles.snackbars}>
      {isSending && (
        <p className={styles.snackbar}>
          <Translate id="feedback.sending">Sending your feedback…</Translate>
        </p>
      )}
      {outcome && (
        <p key={outcome} className={styles.snackbar} data-outcome={outcome}>
          <OutcomeText outcome={outcome} />
        </p>
      )}
    </div>
  );
}
