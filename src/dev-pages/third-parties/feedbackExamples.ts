import { feedbackReducer, initialFeedback } from '../../feedback/lazy/feedbackState';
import type { FeedbackAction, FeedbackState } from '../../feedback/lazy/feedbackState';
import type { Rating } from '../../feedback/types';
import { FEEDBACK_TEXTS } from './feedbackTexts';
import type { FeedbackName } from './feedbackTexts';
import type { ExampleTexts } from './types';

/** Mocks the feedback service: returns its response to a request. */
export type FakeService = () => Promise<Response>;

const SLOW_MS = 4000;

const rate = (rating: Rating): FeedbackAction => ({ type: 'open', request: { rating } });
const written: FeedbackAction = { type: 'write', comment: 'Which one is the default?' };
const down = [rate(0), written];
const ACCEPTED = '{"id":"f-1"}';

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));
const silent: FakeService = () => new Promise(() => undefined);

interface Scenario {
  actions: readonly FeedbackAction[];
  /** By default, one that never responds, so that the example stays in its state. */
  service?: FakeService;
}

const SCENARIOS: Readonly<Record<FeedbackName, Scenario>> = {
  idle: { actions: [] },
  'thumb up': { actions: [rate(1)] },
  sending: { actions: [...down, { type: 'submit' }] },
  sent: { actions: [...down, { type: 'submit' }, { type: 'succeed' }] },
  failed: { actions: [...down, { type: 'submit' }, { type: 'fail' }] },
  'another try': { actions: [...down, { type: 'submit' }, { type: 'fail' }, rate(0)] },
  'handed over to an issue': { actions: [...down, { type: 'hand-over' }] },
  'service answers': { actions: down, service: () => answer(ACCEPTED) },
  'service slow': {
    actions: down,
    service: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(new Response(ACCEPTED)), SLOW_MS);
      }),
  },
  'service down': { actions: down, service: () => answer('', 500) },
  'service malformed': { actions: down, service: () => answer('{"id":7}') },
  offline: { actions: down, service: () => Promise.reject(new TypeError('Failed to fetch')) },
};

export interface FeedbackExampleData {
  name: FeedbackName;
  texts: ExampleTexts;
  state: FeedbackState;
  service: FakeService;
}

/** Examples of every feedback state, computed by its reducer, and of different service responses. */
export const FEEDBACK_EXAMPLES: readonly FeedbackExampleData[] = (
  Object.keys(SCENARIOS) as FeedbackName[]
).map((name) => {
  const { actions, service = silent } = SCENARIOS[name];
  const state = actions.reduce(feedbackReducer, initialFeedback(null, ''));
  return { name, texts: FEEDBACK_TEXTS[name], state, service };
});
