import logger from '@docusaurus/logger';
import {
  listenToProblems,
  problemMessages,
  showProblems,
} from '../../../node/development/problems';

let log: jest.SpyInstance;
let success: jest.SpyInstance;
const compile = jest.fn();
const show = jest.fn();

beforeEach(() => {
  log = jest.spyOn(logger, 'error').mockImplementation();
  success = jest.spyOn(logger, 'success').mockImplementation();
  listenToProblems({ compile, show });
});

afterEach(() => {
  showProblems('types', []);
  showProblems('pages', []);
  jest.restoreAllMocks();
  compile.mockClear();
  show.mockClear();
});

const types = (...problems: string[]) => [{ summary: 'Types', problems }];
const pages = (...problems: string[]) => [{ summary: 'Pages', problems }];
const printed = () => log.mock.calls.map(([message]) => String(message));

test('problems of everybody are shown until they are corrected', () => {
  showProblems('types', types('a.tsx:1: wrong'));
  showProblems('pages', pages('b.mdx:1: wrong'), ['/b.mdx']);
  expect(problemMessages()).toEqual(['Types:\n  - a.tsx:1: wrong', 'Pages:\n  - b.mdx:1: wrong']);
  expect(show).toHaveBeenCalledTimes(2);
  expect(compile.mock.calls).toEqual([[['/b.mdx']]]);
  showProblems('types', types());
  expect(problemMessages()).toEqual(['Pages:\n  - b.mdx:1: wrong']);
});

test('the terminal names a problem once, lists what is left after a correction, and says when nothing is', () => {
  showProblems('types', types('a.tsx:1: wrong'));
  showProblems('types', types('a.tsx:1: wrong'));
  showProblems('types', types('a.tsx:1: wrong', 'a.tsx:2: wrong'));
  expect(printed()).toEqual(['Types:\n  - a.tsx:1: wrong', 'Types:\n  - a.tsx:2: wrong']);
  expect(show).toHaveBeenCalledTimes(2);
  showProblems('types', types('a.tsx:1: wrong'));
  expect(printed()).toEqual([expect.anything(), expect.anything(), 'Types:\n  - a.tsx:1: wrong']);
  expect(success).not.toHaveBeenCalled();
  showProblems('types', types());
  expect(success).toHaveBeenCalledTimes(1);
});

test('a problem that two have found is listed once, until neither finds it', () => {
  showProblems('types', types('a.mdx:1: wrong'));
  showProblems('pages', pages('a.mdx:1: wrong'), ['/a.mdx']);
  expect(problemMessages()).toEqual(['Types:\n  - a.mdx:1: wrong']);
  expect(printed()).toHaveLength(1);
  expect(compile).toHaveBeenCalledTimes(1);
  showProblems('types', types());
  expect(problemMessages()).toEqual(['Pages:\n  - a.mdx:1: wrong']);
  expect(success).not.toHaveBeenCalled();
});
