import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';
import { readRating } from '../ratings';
import type { FeedbackRequest, Rating } from '../ratings';
import { readDraft, storeDraft, storeRating } from './stored';
import { FeedbackForm } from './FeedbackForm';
import { feedbackReducer, initialFeedback } from './feedbackState';
import { FeedbackStatus } from './FeedbackStatus';
import { issueUrl } from './issueUrl';
import { sendFeedback } from './sendFeedback';

/** Returns a focus that a closed form has lost to the element that had it before. */
function useReturnedFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // During rendering: the form's field takes the focus in its own effect.
  if (isOpen && opener.current === null && typeof document !== 'undefined') {
    opener.current = document.activeElement;
  }
  useLayoutEffect(() => {
    if (!isOpen && opener.current) {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) {
        opener.current.focus();
      }
      opener.current = null;
    }
  }, [isOpen]);
}

interface Props {
  page: string;
  title: string;
  version: string;
  request: FeedbackRequest | null;
  onRatingChange: (rating: Rating | null) => void;
}

/** The form, and the status of the feedback: renders the states of `feedbackState.ts`. */
export function FeedbackPanel({ page, title, version, request, onRatingChange }: Props) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const [state, dispatch] = useReducer(feedbackReducer, undefined, () =>
    initialFeedback(readRating(page), readDraft(page)),
  );
  const { rating, comment, isOpen, isSending, outcome } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  const address = readThirdParties().feedback;
  const repositoryUrl = siteConfig.customFields?.repositoryUrl as string;

  useEffect(() => {
    if (request) {
      dispatch({ type: 'open', request });
      field.current?.focus();
    }
  }, [request]);
  useReturnedFocus(isOpen);
  // The form is never shown without the focus: keys that are pressed at once belong to it.
  useLayoutEffect(() => {
    if (isOpen) {
      field.current?.focus();
    }
  }, [isOpen]);
  useEffect(() => onRatingChange(rating), [onRatingChange, rating]);
  const [isUnkept, setUnkept] = useState(false);
  useEffect(() => setUnkept(!storeDraft(page, comment)), [page, comment]);

  async function send(to: string) {
    dispatch({ type: 'submit' });
    try {
      const language = i18n.currentLocale;
      await sendFeedback(to, { page, rating, comment: comment.trim(), version, language });
    } catch {
      dispatch({ type: 'fail' });
      return;
    }
    if (rating !== null) {
      storeRating(page, rating);
    }
    // The reader may have left the page by now, so the effect that clears the draft may not run.
    storeDraft(page, '');
    dispatch({ type: 'succeed' });
  }
  const handOver = () => {
    if (rating !== null) {
      storeRating(page, rating);
    }
    dispatch({ type: 'hand-over' });
  };
  const issue = {
    repositoryUrl,
    url: `${window.location.origin}${window.location.pathname}`,
    title,
  };

  return (
    <>
      {isOpen && (
        <FeedbackForm
          rating={rating}
          comment={comment}
          isUnkept={isUnkept}
          field={field}
          helpUrl={issueUrl(issue)}
          {...(address
            ? { onSubmit: () => void send(address) }
            : { issueUrl: issueUrl({ ...issue, rating, comment }), onHandOver: handOver })}
          onWrite={(text) => dispatch({ type: 'write', comment: text })}
          onCancel={() => dispatch({ type: 'cancel' })}
        />
      )}
      <FeedbackStatus
        isSending={isSending}
        outcome={outcome}
        onDismiss={() => dispatch({ type: 'dismiss' })}
      />
    </>
  );
}
