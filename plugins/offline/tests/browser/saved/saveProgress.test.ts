import { nextProgress } from '../../../browser/saved/saveProgress';
import type { SaveEvent, SaveProgress } from '../../../browser/saved/saveProgress';

const KEYS = ['en/system'] as const;
const IDLE: SaveProgress = { phase: 'idle' };

const after = (...events: readonly SaveEvent[]) => events.reduce(nextProgress, IDLE);
const START: SaveEvent = { type: 'start', keys: KEYS };
const HALF: SaveEvent = { type: 'advance', done: 5, total: 10 };

test('a save runs from its start to its end', () => {
  expect(after(START, HALF)).toEqual({ phase: 'running', keys: KEYS, done: 5, total: 10 });
  expect(after(START, HALF, { type: 'complete' })).toEqual({ phase: 'complete' });
  expect(after(START, { type: 'complete' }, { type: 'dismiss' })).toEqual(IDLE);
});

test('a pause keeps how far it was, and resuming goes on from there', () => {
  const paused = { phase: 'paused', keys: KEYS, done: 5, total: 10 };
  expect(after(START, HALF, { type: 'pause' })).toEqual(paused);
  expect(after(START, HALF, { type: 'pause' }, START)).toEqual({ ...paused, phase: 'running' });
});

test.each<SaveEvent>([
  { type: 'advance', done: 6, total: 10 },
  { type: 'fail', failure: 'network' },
  { type: 'complete' },
])('after a pause, %j comes too late', (event) => {
  expect(after(START, HALF, { type: 'pause' }, event)).toMatchObject({ phase: 'paused', done: 5 });
});

test('a failure says why, and the save can start again', () => {
  const failed = after(START, { type: 'fail', failure: 'full' });
  expect(failed).toEqual({ phase: 'failed', keys: KEYS, failure: 'full' });
  expect(nextProgress(failed, START)).toMatchObject({ phase: 'running', done: 0 });
});

test('a second start changes nothing while a save runs', () => {
  expect(after(START, HALF, START)).toMatchObject({ done: 5 });
  expect(after(START, { type: 'dismiss' })).toMatchObject({ phase: 'running' });
});
