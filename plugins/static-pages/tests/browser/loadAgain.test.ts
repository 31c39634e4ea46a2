/** @jest-environment jsdom */
import { loadAgain } from '../../browser/page-chunks/loadAgain';

const SCRIPT = 'http://localhost/assets/js/search.0a1b2c3d.js';
const STYLES = 'http://localhost/assets/css/search.0a1b2c3d.css';

const failure = (request?: unknown) =>
  Object.assign(new Error('Loading chunk failed.'), { request });

/** The host's answers by address, as far as the loader asks for them past all caches. */
function answer(types: Record<string, string>): jest.Mock<unknown, [string, RequestInit]> {
  const send = jest.fn((address: string, { cache }: RequestInit) => {
    expect(cache).toBe('reload');
    const type = types[address];
    return type === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({
          ok: type !== '404',
          headers: { get: () => type },
          arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
        });
  });
  Object.assign(globalThis, { fetch: send });
  return send;
}

test('a chunk that loads is loaded once', async () => {
  const send = answer({});
  const load = jest.fn(() => Promise.resolve('chunk'));
  expect(await loadAgain(load)).toBe('chunk');
  expect(load).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test('each file that fails is fetched anew, once', async () => {
  const send = answer({ [SCRIPT]: 'text/javascript; charset=utf-8', [STYLES]: 'text/css' });
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(failure(SCRIPT))
    .mockRejectedValueOnce(failure(STYLES))
    .mockResolvedValueOnce('chunk');
  expect(await loadAgain(load)).toBe('chunk');
  expect(send.mock.calls.map(([address]) => address)).toEqual([SCRIPT, STYLES]);
});

test('a file that fails again is an error', async () => {
  const send = answer({ [SCRIPT]: 'text/javascript' });
  const load = jest.fn(() => Promise.reject(failure(SCRIPT)));
  await expect(loadAgain(load)).rejects.toThrow('Loading chunk failed.');
  expect(load).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['is gone', { [SCRIPT]: '404' }],
  ['is still something else', { [SCRIPT]: 'text/html' }],
  ['can’t be fetched', {}],
])('a file that %s isn’t loaded again', async (_case, types) => {
  answer(types);
  const load = jest.fn(() => Promise.reject(failure(SCRIPT)));
  await expect(loadAgain(load)).rejects.toThrow('Loading chunk failed.');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([[failure()], [failure(3)], ['text'], [new TypeError('x is undefined')]])(
  'another error is left as it is: %s',
  async (error) => {
    const send = answer({});
    const load = jest.fn(() => Promise.reject(error as Error));
    await expect(loadAgain(load)).rejects.toBe(error);
    expect(load).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  },
);
