import type { FeedbackRequest, Rating, Section } from '../types';

/** What came of the last try to send: said in the snackbar. */
export type Outcome = 'sent' | 'handed-over' | 'failed';

export interface FeedbackState {
  /** The rating that the thumbs show. */
  rating: Rating | null;
  /** The rating that was accepted last, here or on an earlier visit. */
  stored: Rating | null;
  /** What the form asks about; null while it is closed. */
  form: { section: Section | null } | null;
  /** Kept until it has been sent: a failure must not cost a reader their words. */
  comment: string;
  isSending: boolean;
  outcome: Outcome | null;
}

export type FeedbackAction =
  | { type: 'open'; request: FeedbackRequest }
  | { type: 'write'; comment: string }
  | { type: 'cancel' }
  | { type: 'submit' }
  | { type: 'succeed' }
  /** An issue was opened in another tab, where the reader has yet to send it. */
  | { type: 'hand-over' }
  | { type: 'fail' }
  | { type: 'dismiss' };

/** The state of a page that was rated before, or not, with the words that are still unsent. */
export function initialFeedback(stored: Rating | null, comment: string): FeedbackState {
  return { rating: stored, stored, form: null, comment, isSending: false, outcome: null };
}

function open(state: FeedbackState, request: FeedbackRequest): FeedbackState {
  if ('section' in request) {
    return { ...state, form: { section: request.section }, outcome: null };
  }
  // The thumb that is chosen already only moves the focus.
  return request.rating === state.rating
    ? state
    : { ...state, rating: request.rating, form: state.form ?? { section: null }, outcome: null };
}

/**
 * The states of feedback on a page (behaviours §23). While a comment is on its way, nothing else
 * can be begun; cancelling and failing give back the stored rating, and only success forgets the
 * words.
 */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  const { form, isSending, rating, stored } = state;
  switch (action.type) {
    case 'open':
      return isSending ? state : open(state, action.request);
    case 'write':
      return form ? { ...state, comment: action.comment } : state;
    case 'cancel':
      return form ? { ...state, form: null, rating: stored } : state;
    case 'submit':
      return form ? { ...state, form: null, isSending: true, outcome: null } : state;
    case 'succeed':
      return isSending
        ? { ...state, isSending: false, stored: rating, comment: '', outcome: 'sent' }
        : state;
    case 'hand-over':
      return form ? { ...state, form: null, stored: rating, outcome: 'handed-over' } : state;
    case 'fail':
      return isSending ? { ...state, isSending: false, rating: stored, outcome: 'failed' } : state;
    case 'dismiss':
      return { ...state, outcome: null };
  }
}
