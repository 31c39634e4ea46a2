import fc from 'fast-check';
import { feedbackReducer, initialFeedback } from '../../../../src/feedback/lazy/feedbackState';
import type { FeedbackAction, FeedbackState } from '../../../../src/feedback/lazy/feedbackState';
import type { Rating } from '../../../../src/feedback/ratings';

const rate = (rating: Rating): FeedbackAction => ({ type: 'open', request: { rating } });
const write = (comment: string): FeedbackAction => ({ type: 'write', comment });

function after(actions: readonly FeedbackAction[], stored: Rating | null = null): FeedbackState {
  return actions.reduce(feedbackReducer, initialFeedback(stored, ''));
}

describe('feedback', () => {
  it('opens the form when a thumb is clicked', () => {
    expect(after([rate(1)])).toMatchObject({ rating: 1, isOpen: true });
  });

  it('changes the rating while the form is open, and keeps the comment', () => {
    const state = after([rate(1), write('Clear.'), rate(0)]);
    expect(state).toMatchObject({ rating: 0, isOpen: true, comment: 'Clear.' });
  });

  it('does nothing when the selected thumb is clicked', () => {
    const stored = after([], 1);
    expect(feedbackReducer(stored, rate(1))).toBe(stored);
  });

  it('restores the stored rating when canceled', () => {
    expect(after([rate(0), write('Hm'), { type: 'cancel' }], 1)).toMatchObject({
      rating: 1,
      isOpen: false,
      comment: 'Hm',
    });
  });

  it('closes the form while sending, and ignores other actions', () => {
    const sending = after([rate(1), write('Clear.'), { type: 'submit' }]);
    expect(sending).toMatchObject({ isOpen: false, isSending: true, outcome: null });
    expect(
      [rate(0), write('x'), { type: 'cancel' } as const].reduce(feedbackReducer, sending),
    ).toBe(sending);
  });

  it('stores the rating and clears the comment once it is sent', () => {
    const actions = [rate(1), write('Clear.'), { type: 'submit' }, { type: 'succeed' }] as const;
    expect(after(actions)).toEqual({
      rating: 1,
      stored: 1,
      isOpen: false,
      comment: '',
      isSending: false,
      outcome: 'sent',
    });
  });

  it('restores the stored rating and keeps the comment when sending fails', () => {
    const failed = after([rate(0), write('Unclear.'), { type: 'submit' }, { type: 'fail' }], 1);
    expect(failed).toMatchObject({ rating: 1, comment: 'Unclear.', outcome: 'failed' });
    expect(feedbackReducer(failed, rate(0))).toMatchObject({
      rating: 0,
      isOpen: true,
      comment: 'Unclear.',
      outcome: null,
    });
  });

  it('keeps the comment of an issue that the reader still has to submit', () => {
    expect(after([rate(0), write('Unclear.'), { type: 'hand-over' }])).toMatchObject({
      stored: 0,
      isOpen: false,
      comment: 'Unclear.',
      outcome: 'handed-over',
    });
  });
});

const ratings = fc.constantFrom<Rating>(0, 1);
const actions: fc.Arbitrary<FeedbackAction> = fc.oneof(
  ratings.map(rate),
  fc.string({ maxLength: 5 }).map(write),
  fc
    .constantFrom('cancel', 'submit', 'succeed', 'hand-over', 'fail', 'dismiss')
    .map((type): FeedbackAction => ({ type })),
);

describe('for any sequence of actions, feedback', () => {
  it('never reports an unsent comment as sent, and never loses one', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 30 }), fc.option(ratings), (sequence, stored) => {
        let state = initialFeedback(stored, '');
        for (const action of sequence) {
          const next = feedbackReducer(state, action);
          if (next.outcome === 'sent' && state.outcome !== 'sent') {
            expect([action.type, state.isSending]).toEqual(['succeed', true]);
          }
          if (next.comment !== state.comment && action.type !== 'write') {
            expect([action.type, next.outcome]).toEqual(['succeed', 'sent']);
          }
          expect(next.isSending && next.isOpen).toBe(false);
          if (!next.isSending && !next.isOpen) {
            expect(next.rating).toBe(next.stored);
          }
          state = next;
        }
      }),
    );
  });
});
