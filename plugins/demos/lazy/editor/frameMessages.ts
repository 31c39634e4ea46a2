import { MAX_TEXT } from '@component-docs/sandbox/shared/types';
import type { CodeProblem, FrameReport } from '@component-docs/sandbox/shared/types';

/** The size of messages that the page takes from a frame at once, and in each ms after that. */
const CAPACITY = 200_000;
const PER_MS = 100;

/** The cost of a message besides its size: a thousand messages are taken in a second. */
const COST = 100;

/**
 * Returns the size of a message: the number of values and names in it, and of their characters. For a size
 * above the limit, and for values that aren't plain data, returns any number above the limit.
 */
export function sizeOf(message: unknown, limit: number): number {
  const waiting = [message];
  let size = 0;
  while (waiting.length > 0 && size <= limit) {
    const value = waiting.pop();
    size += 1;
    if (typeof value === 'string') {
      size += value.length;
    } else if (typeof value === 'bigint') {
      return Infinity;
    } else if (typeof value === 'object' && value !== null) {
      // Others than arrays and object literals could hold any amount that isn't counted here.
      if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) {
        return Infinity;
      }
      const parts: unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
      if (parts.length > limit) {
        return Infinity;
      }
      parts.forEach((part) => waiting.push(part));
    }
  }
  return size;
}

/**
 * Returns a function for each message of a frame: whether the page still takes messages of it. The code in
 * the frame may be anybody's, and each message takes the page's time.
 *
 * @param now returns the time in ms
 */
export function limitMessages(now: () => number): (message: unknown) => boolean {
  let level = 0;
  let last = now();
  return (message) => {
    const time = now();
    level = Math.max(0, level - (time - last) * PER_MS) + COST + sizeOf(message, CAPACITY);
    last = time;
    return level <= CAPACITY;
  };
}

/** In px; a taller demo scrolls in its frame. */
const MAX_HEIGHT = 10_000;
const MAX_SCRIPTS = 1000;

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : '').slice(0, MAX_TEXT);

const lineOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

function parseProblem(data: unknown): CodeProblem | undefined {
  if (!isData(data)) {
    return undefined;
  }
  const line = lineOf(data.line);
  const name = textOf(data.name);
  const message = textOf(data.message);
  switch (data.kind) {
    case 'no-component':
    case 'endless':
      return { kind: data.kind };
    case 'thrown':
      return { kind: 'thrown', message, ...(line && { line }) };
    case 'not-loaded':
      return { kind: 'not-loaded', name, ...(line && { line }) };
    case 'syntax':
      return { kind: 'syntax', message, line: line ?? 1 };
    case 'unknown-module':
      return { kind: 'unknown-module', name, line: line ?? 1 };
    case 'unknown-export':
      return { kind: 'unknown-export', name, from: textOf(data.from), line: line ?? 1 };
    default:
      return undefined;
  }
}

/**
 * Parses a message from the frame of an edited demo. The code in it may be anybody's and can send any
 * message, so texts and heights are limited.
 *
 * @returns undefined for a message that isn't a report
 */
export function parseReport(data: unknown): FrameReport | undefined {
  if (!isData(data)) {
    return undefined;
  }
  const { type, run, height, scripts, url } = data;
  if (type === 'ready') {
    return { type };
  }
  if (type === 'height' && typeof height === 'number' && height >= 0) {
    return { type, height: Math.min(height, MAX_HEIGHT) };
  }
  if (type === 'shown' && typeof run === 'number' && Array.isArray(scripts)) {
    return { type, run, scripts: scripts.slice(0, MAX_SCRIPTS).map(textOf) };
  }
  if (type === 'need' && typeof url === 'string') {
    return { type, url };
  }
  const problem = parseProblem(data.problem);
  return type === 'failed' && typeof run === 'number' && problem
    ? { type, run, problem }
    : undefined;
}

/**
 * Returns a problem of code for a part that is shown alone: its line is counted from the start of the part,
 * and is the first one for a problem before it.
 *
 * @param start the line of the code with which the part starts, from 1
 */
export function problemFrom(problem: CodeProblem, start: number): CodeProblem {
  return 'line' in problem && problem.line !== undefined
    ? { ...problem, line: Math.max(problem.line - start + 1, 1) }
    : problem;
}
