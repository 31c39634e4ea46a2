import type { SaveFailure } from './saveProgress';

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
