import { MAX_TEXT } from '../../sandbox/limits';
import type { CodeProblem, FrameReport } from '../../sandbox/types';

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
 * Parses a message from the frame of an edited demo. The code in it may be anybody's and can send
 * whatever it likes, so texts and heights are limited.
 *
 * @returns undefined for what isn't a report
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
