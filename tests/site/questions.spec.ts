import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import questions from '../fixtures/program-questions.json';
import { askProgram } from '../helpers/askProgram';
import { siteFolder } from '../helpers/siteFolder';

/** Of the questions of both languages: the rest needs a program that understands more than words. */
const MIN_FOUND = 0.92;

/** Of pages, and of the lists that lead to them: the median of the questions. */
const MAX_PAGE_TOKENS = 4000;
const MAX_LIST_TOKENS = 2700;

function readFile(address: string): string {
  const file = path.join(siteFolder(), address);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

// The questions of `held` were written before anything was changed for those of `tuned`, and nothing is changed for them.
test.each(['tuned', 'held'] as const)('a program finds the answers to questions: %s', (half) => {
  const asked = [
    ...questions.en[half].map((question) => ({ question, start: '/llms.txt' })),
    ...questions.zh[half].map((question) => ({ question, start: '/zh/llms.txt' })),
  ];
  const answers = asked.map(({ question, start }) => askProgram(question, start, readFile));
  const missed = asked.filter((_, index) => !answers[index]?.found);
  const isEnough = asked.length - missed.length >= asked.length * MIN_FOUND;
  expect(isEnough ? [] : missed).toEqual([]);
  expect(median(answers.map(({ pageTokens }) => pageTokens))).toBeLessThanOrEqual(MAX_PAGE_TOKENS);
  expect(median(answers.map(({ listTokens }) => listTokens))).toBeLessThanOrEqual(MAX_LIST_TOKENS);
});
