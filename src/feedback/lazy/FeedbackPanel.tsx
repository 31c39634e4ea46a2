import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { readThirdParties } from '../../third-parties/readThirdParties';
import { readRating } from '../ratings';
import type { FeedbackRequest, Rating } from '../types';
import { readDraft, storeDraft } from './draft';
import { FeedbackForm } from './FeedbackForm';
import { feedbackReducer, initialFeedback } from './feedbackState';
import { FeedbackStatus } from './FeedbackStatus';
import { issueUrl } from './issueUrl';
import { sendFeedback } from './sendFeedback';
import { storeRating } from './storeRating';
import { useReturnedFocus } from './useReturnedFocus';
import { useSectionSlot } from './useSectionSlot';

interface Props {
  page: string;
  title: string;
  version: string;
  request: FeedbackRequest | null;
  onRatingChange: (rating: Rating | null) => void;
}

/**
 * The form, below the thumbs or at the section that it is about, and the status of the feedback: renders
 * the states of `feedbackState.ts`.
 */
export function FeedbackPanel({ page, title, version, request, onRatingChange }: Props) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const [state, dispatch] = useReducer(feedbackReducer, undefined, () =>
    initialFeedback(readRating(page), readDraft(page)),
  );
  const { rating, comment, form, isSending, outcome } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  const address = readThirdParties().feedback;
  const repositoryUrl = siteConfig.customFields?.repositoryUrl as string;

  const section = form?.section ?? null;
  const isOpen = form !== null;
  const slot = useSectionSlot(section);
  const isPlaced = isOpen && slot !== undefined;
  useEffect(() => {
    if (request) {
      dispatch({ type: 'open', request });
      if ('rating' in request) {
        field.current?.focus();
      }
    }
  }, [request]);
  useReturnedFocus(isOpen);
  // Runs also when the form moves from one section to another, and when it is asked for again. The form is
  // never shown without the focus: keys that are pressed at once belong to it. Focus before the form is at
  // its section would scroll to the end of the page.
  useLayoutEffect(() => {
    if (isPlaced) {
      field.current?.focus();
    }
  }, [isPlaced, slot, form]);
  useEffect(() => onRatingChange(rating), [onRatingChange, rating]);
  useEffect(() => storeDraft(page, comment), [page, comment]);

  async function send(to: string) {
    dispatch({ type: 'submit' });
    try {
      const language = i18n.currentLocale;
      await sendFeedback(to, { page, rating, comment: comment.trim(), section, version, language });
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

  const formElement = form && (
    <FeedbackForm
      rating={rating}
      section={section}
      comment={comment}
      field={field}
      helpUrl={issueUrl({ ...issue, section })}
      {...(address
        ? { onSubmit: () => void send(address) }
        : { issueUrl: issueUrl({ ...issue, rating, section, comment }), onHandOver: handOver })}
      onWrite={(text) => dispatch({ type: 'write', comment: text })}
      onCancel={() => dispatch({ type: 'cancel' })}
    />
  );

  return (
    <>
      {slot ? createPortal(formElement, slot) : slot === null && formElement}
      <FeedbackStatus
        isSending={isSending}
        outcome={outcome}
        onDismiss={() => dispatch({ type: 'dismiss' })}
      />
    </>
  );
}
