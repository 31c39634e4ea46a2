import type { SetKey } from '../../shared/manifest';

/** Why a save ended early. In each case, files that were saved before are still there. */
export type SaveFailure =
  /** The device has too little space. */
  | 'full'
  /** There is no network, or the server fails. */
  | 'network'
  /** The site was updated in the meantime, and its old files are gone. */
  | 'changed'
  /** The browser refuses to store anything. */
  | 'refused'
  /** Another tab is saving. */
  | 'busy';

/** The state of the save that the reader has asked for, as they are told. */
export type SaveProgress =
  | { phase: 'idle' }
  | { phase: 'running' | 'paused'; keys: readonly SetKey[]; done: number; total: number }
  | { phase: 'failed'; keys: readonly SetKey[]; failure: SaveFailure }
  | { phase: 'complete' };

export type SaveEvent =
  | { type: 'start'; keys: readonly SetKey[] }
  /** Bytes that are on the device, and bytes that will be. */
  | { type: 'advance'; done: number; total: number }
  | { type: 'pause' }
  | { type: 'fail'; failure: SaveFailure }
  | { type: 'complete' }
  | { type: 'dismiss' };

/** Returns the progress after an event. Late events, such as after a pause, change nothing. */
export function nextProgress(progress: SaveProgress, event: SaveEvent): SaveProgress {
  const isRunning = progress.phase === 'running';
  switch (event.type) {
    case 'start':
      return isRunning
        ? progress
        : {
            phase: 'running',
            keys: event.keys,
            done: progress.phase === 'paused' ? progress.done : 0,
            total: progress.phase === 'paused' ? progress.total : 0,
          };
    case 'advance':
      return isRunning ? { ...progress, done: event.done, total: event.total } : progress;
    case 'pause':
      return isRunning ? { ...progress, phase: 'paused' } : progress;
    case 'fail':
      return isRunning
        ? { phase: 'failed', keys: progress.keys, failure: event.failure }
        : progress;
    case 'complete':
      return isRunning ? { phase: 'complete' } : progress;
    case 'dismiss':
      return isRunning ? progress : { phase: 'idle' };
  }
}

/** A save that ended early, with the reason that the reader is told. */
export class SaveError extends Error {
  constructor(
    readonly failure: SaveFailure,
    message: string,
  ) {
    super(message);
  }
}

/** Returns why a save failed. */
export function failureOf(error: unknown): SaveFailure {
  if (error instanceof SaveError) {
    return error.failure;
  }
  const name = error instanceof Error ? error.name : '';
  return name === 'QuotaExceededError' ? 'full' : 'refused';
}
