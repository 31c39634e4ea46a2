import type { FeedbackRequest, Rating } from '../ratings';

/** The result of the last attempt to send, shown in the snackbar. */
export type Outcome = 'sent' | 'handed-over' | 'failed';

export interface FeedbackState {
  rating: Rating | null;
  /** The last rating that was accepted, now or on an earlier visit. */
  stored: Rating | null;
  isOpen: boolean;
  /** Kept until it is sent, so that a failure doesn't lose the reader's words. */
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
  /** An issue was opened in another tab, where the reader still has to submit it. */
  | { type: 'hand-over' }
  | { type: 'fail' }
  | { type: 'dismiss' };

/** Returns the initial state for a page, with its stored rating and the unsent comment. */
export function initialFeedback(stored: Rating | null, comment: string): FeedbackState {
  return { rating: stored, stored, isOpen: false, comment, isSending: false, outcome: null };
}

function open(state: FeedbackState, request: FeedbackRequest): FeedbackState {
  // Clicking the selected thumb only moves the focus.
  return request.rating === state.rating
    ? state
    : { ...state, rating: request.rating, isOpen: true, outcome: null };
}

/**
 * Returns the next state of the feedback on a page. While a comment is being sent, the form can't be
 * opened. Canceling and failing restore the stored rating. Only success clears the comment.
 */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  const { isOpen, isSending, rating, stored } = state;
  switch (action.type) {
    case 'open':
      return isSending ? state : open(state, action.request);
    case 'write':
      return isOpen ? { ...state, comment: action.comment } : state;
    case 'cancel':
      return isOpen ? { ...state, isOpen: false, rating: stored } : state;
    case 'submit':
      return isOpen ? { ...state, isOpen: false, isSending: true, outcome: null } : state;
    case 'succeed':
      return isSending
        ? { ...state, isSending: false, stored: rating, comment: '', outcome: 'sent' }
        : state;
    case 'hand-over':
      return isOpen ? { ...state, isOpen: false, stored: rating, outcome: 'handed-over' } : state;
    case 'fail':
      return isSending ? { ...state, isSending: false, rating: stored, outcome: 'failed' } : state;
    case 'dismiss':
      return { ...state, outcome: null };
  }
}
