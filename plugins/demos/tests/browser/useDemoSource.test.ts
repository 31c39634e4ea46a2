/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { DemoSource } from '../../shared/types';
import { useDemoSource } from '../../browser/useDemoSource';

const URL_OF_SOURCE = '/assets/demos/ui/page/Demo.12345678.json';
const SOURCE: DemoSource = { TS: { code: 'const a = 1;', html: '<span>const a = 1;</span>' } };

interface Answer extends Pick<Response, 'ok' | 'status' | 'text'> {
  headers: ReadonlyMap<string, string>;
}

const good: Answer = {
  ok: true,
  status: 200,
  headers: new Map([['content-type', 'application/json']]),
  text: () => Promise.resolve(JSON.stringify(SOURCE)),
};
const missing: Answer = { ...good, ok: false, status: 404 };
const broken: Answer = { ...good, text: () => Promise.resolve('{"TS":') };

const fetchMock = jest.fn<Promise<Answer>, [url: string]>();

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(good);
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetchMock });
});

const open = () => renderHook(() => useDemoSource(URL_OF_SOURCE)).result;

/** Waits until what is resolved already has been answered. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Calls the latest `load` and waits for the response. */
async function load(result: ReturnType<typeof open>): Promise<void> {
  await act(async () => {
    result.current.load();
    await settled();
  });
}

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file does not exist', () => Promise.resolve(missing)],
  ['the file is not JSON', () => Promise.resolve(broken)],
])('fails when %s, and tries again at the next call', async (_, answer) => {
  fetchMock.mockImplementationOnce(answer);
  const result = open();
  await load(result);
  expect(result.current.state).toEqual({ status: 'failed' });
  await load(result);
  expect(result.current.state).toEqual({ status: 'ready', source: SOURCE });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('discards the source of another URL, and ignores a late response for it', async () => {
  const other = { TS: { code: 'let b;', html: '' } };
  let answerFirst: (response: Answer) => void = () => {};
  fetchMock
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answerFirst = resolve;
      }),
    )
    .mockResolvedValueOnce({ ...good, text: () => Promise.resolve(JSON.stringify(other)) });
  const { result, rerender } = renderHook(({ url }) => useDemoSource(url), {
    initialProps: { url: URL_OF_SOURCE },
  });
  await load(result);
  rerender({ url: '/other.json' });
  expect(result.current.state).toEqual({ status: 'idle' });
  await load(result);
  await act(async () => {
    answerFirst(good);
    await settled();
  });
  expect(result.current.state).toEqual({ status: 'ready', source: other });
});
