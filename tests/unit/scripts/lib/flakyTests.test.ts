import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../../helpers/temporaryFolder';
import { callModule } from '../callModule';

const addRun = (history: string[][], retried: string[]) =>
  callModule('flakyTests.mjs', 'addRun', history, retried);
const judge = (history: string[][]) => callModule('flakyTests.mjs', 'judgeRetries', history);

test('ten runs count, the latest last, and a test once a run', async () => {
  const history = Array.from({ length: 10 }, (_, index) => [`test ${index}`]);
  expect(await addRun(history, ['new', 'new'])).toEqual([...history.slice(1), ['new']]);
  expect(await addRun([], [])).toEqual([[]]);
});

test('a test that needed a retry in two runs must be fixed', async () => {
  expect(await judge([['shaky'], [], ['shaky', 'once']])).toEqual({
    flakiest: ['2 of the last 3 runs: shaky', '1 of the last 3 runs: once'],
    unreliable: ['shaky'],
  });
});

test('a test that needed no retry in the latest run does not fail it', async () => {
  expect(await judge([['shaky'], ['shaky'], []])).toMatchObject({ unreliable: [] });
});

test('three tests are named, those with most retries first', async () => {
  const { flakiest } = (await judge([['a', 'b', 'c', 'd'], ['d'], ['c', 'd']])) as {
    flakiest: string[];
  };
  expect(flakiest).toEqual([
    '3 of the last 3 runs: d',
    '2 of the last 3 runs: c',
    '1 of the last 3 runs: a',
  ]);
});

test('the history is kept in a file, and one of another form is replaced', async () => {
  const root = await temporaryFolder({ '.cache/retried-tests.json': '{"broken' });
  const report = (retried: string[]) =>
    callModule('flakyTests.mjs', 'reportRetries', root, retried);
  expect(await report(['shaky'])).toBe(0);
  expect(await report(['shaky'])).toBe(1);
  const file = path.join(root, '.cache/retried-tests.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([['shaky'], ['shaky']]);
});
