/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useOnDemand } from '../../browser/on-demand/useOnDemand';

const sayLoadFailed = jest.fn();
jest.mock('../../browser/notice/notices', () => ({
  sayLoadFailed: () => void sayLoadFailed(),
}));

const Panel = () => null;
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

beforeEach(() => sayLoadFailed.mockClear());

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
  expect(sayLoadFailed).toHaveBeenCalledTimes(1);
  act(() => result.current.request(open));
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
  expect(result.current.Component).toBe(Panel);
});

test("a failure without a click isn't reported", async () => {
  const { result } = renderHook(() => useOnDemand(() => Promise.reject(new Error('gone'))));
  act(() => result.current.prepare());
  await settled();
  expect(sayLoadFailed).not.toHaveBeenCalled();
});
