import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { getCookie, setCookie } from '@component-docs/preferences/browser/cookies';
import type { Rating } from '../ratings';

/** Cookie with the id under which the service stores a reader's feedback. */
const FEEDBACK_ID = 'feedbackId';
/** How long to wait for the service, in ms. */
const TIMEOUT_MS = 15_000;

interface Feedback {
  /** The page's path, without language. */
  page: string;
  rating: Rating | null;
  comment: string;
  version: string;
  language: string;
}

function readId(): string | undefined {
  try {
    return getCookie(FEEDBACK_ID);
  } catch {
    return undefined;
  }
}

/** Returns the id in a response; null if the response is invalid. */
export function parseAnswer(answer: unknown): string | null {
  const id = answer && typeof answer === 'object' && 'id' in answer ? answer.id : null;
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : null;
}

/**
 * Posts feedback as JSON (contributing/maintaining.md), and stores the id in the service's response.
 *
 * Rejects when the service can't be reached, times out, refuses, or sends an invalid response; in these
 * cases it is unknown whether the feedback arrived.
 */
export async function sendFeedback(address: string, feedback: Feedback): Promise<void> {
  const read = async (response: Response) => {
    const id = response.ok ? parseAnswer(await response.json()) : null;
    if (id === null) {
      throw new Error(
        `The feedback service responded with status ${response.status} and no valid id.`,
      );
    }
    return id;
  };
  const id = await fetchInTime(address, read, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...feedback, id: readId() }),
    timeout: TIMEOUT_MS,
  });
  setCookie(FEEDBACK_ID, id);
}
