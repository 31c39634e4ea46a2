import logger from '@docusaurus/logger';
import type { Compiler } from '@rspack/core';
import { ProblemsPlugin, setCompile, showProblems } from '../../../node/development/problems';

let log: jest.SpyInstance;
const compile = jest.fn();

beforeEach(() => {
  log = jest.spyOn(logger, 'error').mockImplementation();
  setCompile(compile);
});

afterEach(() => {
  showProblems('types', []);
  showProblems('pages', []);
  jest.restoreAllMocks();
  compile.mockClear();
});

/** Returns what the browser would show over the page. */
function shown(): string[] {
  const errors: Error[] = [];
  const tap = (_name: string, run: (compilation: { errors: Error[] }) => void) => run({ errors });
  new ProblemsPlugin().apply({ hooks: { thisCompilation: { tap } } } as unknown as Compiler);
  return errors.map(({ message }) => message);
}

const types = (...problems: string[]) => [{ summary: 'Types', problems }];

test('problems of everybody are shown until they are corrected', () => {
  showProblems('types', types('a.tsx:1: wrong'));
  showProblems('pages', [{ summary: 'Pages', problems: ['b.mdx:1: wrong'] }], ['/b.mdx']);
  expect(shown()).toEqual(['Types:\n  - a.tsx:1: wrong', 'Pages:\n  - b.mdx:1: wrong']);
  expect(compile.mock.calls).toEqual([[[]], [['/b.mdx']]]);
  showProblems('types', types());
  expect(shown()).toEqual(['Pages:\n  - b.mdx:1: wrong']);
});

test('the terminal names a problem once, and the bundler compiles only for another state', () => {
  showProblems('types', types('a.tsx:1: wrong'));
  showProblems('types', types('a.tsx:1: wrong'));
  expect(log).toHaveBeenCalledTimes(1);
  expect(compile).toHaveBeenCalledTimes(1);
  showProblems('types', types());
  expect(log).toHaveBeenCalledTimes(1);
  expect(compile).toHaveBeenCalledTimes(2);
});
