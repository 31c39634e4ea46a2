import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { createReport } from '../../../node/live/reportProblems';
import type { Findings } from '@component-docs/kit/node/errors/failWith';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(logger, 'error').mockImplementation();
});

afterEach(() => {
  log.mockRestore();
});

async function newReport() {
  const file = path.join(await temporaryFolder({}), 'problems.json');
  const messages = async () => JSON.parse(await fs.readFile(file, 'utf8')) as string[];
  return { file, messages, report: createReport(file) };
}

const finds =
  (summary: string, ...problems: string[]) =>
  (): Promise<Findings> =>
    Promise.resolve({ summary, problems });

test('prints and writes the problems of all checks', async () => {
  const { messages, report } = await newReport();
  await report([finds('Types', 'A.tsx:1:1: wrong', 'B.tsx:2:1: wrong'), finds('Uses', 'C: gone')]);
  const expected = ['Types:\n  - A.tsx:1:1: wrong\n  - B.tsx:2:1: wrong', 'Uses:\n  - C: gone'];
  expect(await messages()).toEqual(expected);
  expect(log.mock.calls.flat()).toEqual(expected);
});

test('takes problems back once they are repaired, and prints nothing then', async () => {
  const { messages, report } = await newReport();
  await report([finds('Types', 'A.tsx:1:1: wrong')]);
  log.mockClear();
  await report([finds('Types')]);
  expect(await messages()).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('leaves the file alone when nothing has changed: the server compiles when it is written', async () => {
  const { file, report } = await newReport();
  await report([finds('Types')]);
  await expect(fs.stat(file)).rejects.toThrow('ENOENT');
  await report([finds('Types', 'A.tsx:1:1: wrong')]);
  const { ino } = await fs.stat(file);
  await report([finds('Types', 'A.tsx:1:1: wrong')]);
  expect((await fs.stat(file)).ino).toBe(ino);
});

test('reports a check that fails, and the others', async () => {
  const { messages, report } = await newReport();
  await report([() => Promise.reject(new Error('out of memory')), finds('Uses', 'C: gone')]);
  expect(await messages()).toEqual([
    'Demos could not be checked:\n  - out of memory',
    'Uses:\n  - C: gone',
  ]);
});

test('lets only the last of several calls report', async () => {
  const { messages, report } = await newReport();
  let finish: (found: Findings) => void = () => undefined;
  const started = new Promise<void>((start) => {
    void report([
      () => {
        start();
        return new Promise<Findings>((resolve) => (finish = resolve));
      },
    ]);
  });
  await started;
  await report([finds('Types', 'new')]);
  finish({ summary: 'Types', problems: ['old'] });
  expect(await messages()).toEqual(['Types:\n  - new']);
});
