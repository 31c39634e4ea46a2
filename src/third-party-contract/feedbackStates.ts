import { feedbackReducer, initialFeedback } from '../feedback/lazy/feedbackState';
import type { FeedbackAction, FeedbackState } from '../feedback/lazy/feedbackState';
import type { Rating } from '../feedback/types';

const rate = (rating: Rating): FeedbackAction => ({ type: 'open', request: { rating } });
const section = { id: 'sizes', title: 'Sizes' };
const written: FeedbackAction = { type: 'write', comment: 'Which one is the default?' };
const down = [rate(0), written];

const SEQUENCES: Readonly<Record<string, readonly FeedbackAction[]>> = {
  idle: [],
  'thumb up': [rate(1)],
  'thumb down': down,
  'comment on a section': [{ type: 'open', request: { section } }],
  sending: [...down, { type: 'submit' }],
  sent: [...down, { type: 'submit' }, { type: 'succeed' }],
  failed: [...down, { type: 'submit' }, { type: 'fail' }],
  'another try': [...down, { type: 'submit' }, { type: 'fail' }, rate(0)],
  'handed over to an issue': [...down, { type: 'hand-over' }],
};

/** Every state of the feedback, as its reducer comes to it. */
export const FEEDBACK_EXAMPLES: readonly { name: string; state: FeedbackState }[] = Object.entries(
  SEQUENCES,
).map(([name, actions]) => ({
  name,
  state: actions.reduce(feedbackReducer, initialFeedback(null, '')),
}));
