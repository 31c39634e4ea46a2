import { getCookie, setCookie } from '../../../reader/preferences/cookies';
import type { Rating, Section } from '../types';

/** The id that the service knows a reader's feedback by. */
const FEEDBACK_ID = 'feedbackId';
/** How long the service may take, in ms. */
const PATIENCE = 15_000;

export interface Feedback {
  /** The page's path, without language. */
  page: string;
  rating: Rating | null;
  comment: string;
  section: Section | null;
  /** The version of the package that the page describes. */
  version: string;
  language: string;
}

/** The body of the request: what a reader says, with the id that an earlier answer gave. */
export type FeedbackBody = Omit<Feedback, 'section'> & {
  id?: string;
  /** The anchor of the section that the comment is about. */
  section?: string;
};

function readId(): string | undefined {
  try {
    return getCookie(FEEDBACK_ID);
  } catch {
    return undefined;
  }
}

function bodyOf({ section, ...feedback }: Feedback): FeedbackBody {
  return { ...feedback, id: readId(), section: section?.id };
}

/** The id of an answer; null when the answer is not what the contract says. */
export function parseAnswer(answer: unknown): string | null {
  const id = answer && typeof answer === 'object' && 'id' in answer ? answer.id : null;
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : null;
}

/**
 * Posts feedback as JSON, and gives the id that the service answers with (CONTRIBUTING.md says what
 * goes either way).
 *
 * Rejects when the service cannot be reached, takes too long, refuses, or answers something else:
 * then nobody knows whether the words arrived.
 */
export async function postFeedback(
  address: string,
  body: FeedbackBody,
  post: typeof fetch = fetch,
): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE);
  try {
    const response = await post(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    const id = response.ok ? parseAnswer(await response.json()) : null;
    if (id === null) {
      throw new Error(`The feedback service answered with status ${response.status}.`);
    }
    return id;
  } finally {
    clearTimeout(timer);
  }
}

/** Posts a reader's feedback and keeps its id. Rejects as `postFeedback` does. */
export async function sendFeedback(address: string, feedback: Feedback): Promise<void> {
  setCookie(FEEDBACK_ID, await postFeedback(address, bodyOf(feedback)));
}
