import { createDrawingFiles } from '../../../browser/drawings/drawingFiles';

/** Until all promises that can settle have settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('loads each file once', async () => {
  const load = jest.fn(() => Promise.resolve('["<path/>", null]'));
  const files = createDrawingFiles(load);
  files.request('/a.json');
  files.request('/a.json');
  expect(files.get().get('/a.json')).toBe('loading');
  await settle();
  expect(files.get().get('/a.json')).toEqual(['<path/>', null]);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', () => Promise.reject(new Error('offline'))],
  ['the page of a proxy', () => Promise.resolve('<html>')],
  ['another form', () => Promise.resolve('{"a": 1}')],
])('%s is a failure, which only a retry repeats', async (_what, fail) => {
  let answer: () => Promise<string> = fail;
  const files = createDrawingFiles(() => answer());
  files.request('/a.json');
  await settle();
  expect(files.get().get('/a.json')).toBe('failed');
  answer = () => Promise.resolve('[null]');
  files.request('/a.json');
  expect(files.get().get('/a.json')).toBe('failed');
  files.retry();
  await settle();
  expect(files.get().get('/a.json')).toEqual([null]);
});
