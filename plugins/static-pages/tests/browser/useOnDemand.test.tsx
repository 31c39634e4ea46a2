/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { hideNotice, sayOffline } from '../../browser/notice/notices';
import { onDemand } from '../../browser/on-demand/onDemand';
import { useOnDemand } from '../../browser/on-demand/useOnDemand';

const Panel = () => null;
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** The text of the notice on the screen. */
const notice = () => document.querySelector('[role="alert"] > span')?.textContent;
const FAILED = 'This part of the site couldn’t be loaded.';

afterEach(hideNotice);

test('a click is answered once the component is there', async () => {
  const load = jest.fn(() => Promise.resolve(Panel));
  const { result } = renderHook(() => useOnDemand(load));
  const open = jest.fn();
  act(() => result.current.request(open));
  expect(open).not.toHaveBeenCalled();
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
  expect(result.current.Component).toBe(Panel);
});

test('a click on what is there is answered immediately', async () => {
  const load = jest.fn(() => Promise.resolve(Panel));
  const { result } = renderHook(() => useOnDemand(load));
  act(() => result.current.prepare());
  await settled();
  const open = jest.fn();
  act(() => result.current.request(open));
  expect(open).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a click on what can’t be loaded changes nothing and is reported; the next one tries again', async () => {
  const load = jest
    .fn(() => Promise.resolve(Panel))
    .mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { result } = renderHook(() => useOnDemand(load));
  const open = jest.fn();
  act(() => result.current.request(open));
  await settled();
  expect(open).not.toHaveBeenCalled();
  expect(notice()).toBe(FAILED);
  act(() => result.current.request(open));
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
  expect(result.current.Component).toBe(Panel);
  expect(notice()).toBeUndefined();
});

test('the report goes with a click on what was loaded in between, too', async () => {
  const load = jest
    .fn(() => Promise.resolve(Panel))
    .mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { result } = renderHook(() => useOnDemand(load));
  act(() => result.current.request(() => {}));
  await settled();
  act(() => result.current.prepare());
  await settled();
  expect(notice()).toBe(FAILED);
  act(() => result.current.request(() => {}));
  expect(notice()).toBeUndefined();
});

test('outside of React, the report goes with a click that succeeds; other notices stay', async () => {
  const load = jest.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('gone'));
  const dialog = onDemand(load);
  const open = jest.fn();
  dialog.request(open);
  await settled();
  expect(notice()).toBe(FAILED);
  dialog.request(open);
  await settled();
  expect(open.mock.calls).toEqual([['there']]);
  expect(notice()).toBeUndefined();
  sayOffline();
  dialog.request(open);
  await settled();
  expect(notice()).toMatch(/^You are offline/);
});

test("a failure without a click isn't reported", async () => {
  const { result } = renderHook(() => useOnDemand(() => Promise.reject(new Error('gone'))));
  act(() => result.current.prepare());
  await settled();
  expect(notice()).toBeUndefined();
});
