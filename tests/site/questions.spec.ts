import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import questions from '../fixtures/program-questions.json';
import { askProgram } from '../helpers/askProgram';
import { siteFolder } from '../helpers/siteFolder';

/** Of all questions of a language: the rest needs a program that understands more than words. */
const MIN_FOUND = { tuned: 0.92, held: 0.8 };

/** Of pages, and of the lists that lead to them: the median of the questions. */
const MAX_PAGE_TOKENS = 6200;
const MAX_LIST_TOKENS = 2700;

function readFile(address: string): string {
  const file = path.join(siteFolder(), address);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

// The questions of `held` were written before anything was changed for those of `tuned`, and nothing is changed for them.
test.each([
  ['en', 'tuned'],
  ['en', 'held'],
  ['zh', 'tuned'],
  ['zh', 'held'],
] as const)('a program finds the answers to questions: %s, %s', (language, half) => {
  const start = language === 'en' ? '/llms.txt' : `/${language}/llms.txt`;
  const asked = questions[language][half];
  const answers = asked.map((question) => askProgram(question, start, readFile));
  const missed = asked.filter((_, index) => !answers[index]?.found);
  const isEnough = asked.length - missed.length >= asked.length * MIN_FOUND[half];
  expect(isEnough ? [] : missed).toEqual([]);
  expect(median(answers.map(({ pageTokens }) => pageTokens))).toBeLessThanOrEqual(MAX_PAGE_TOKENS);
  expect(median(answers.map(({ listTokens }) => listTokens))).toBeLessThanOrEqual(MAX_LIST_TOKENS);
});
