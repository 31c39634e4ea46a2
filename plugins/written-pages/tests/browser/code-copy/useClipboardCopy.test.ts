/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useClipboardCopy } from '../../../browser/code-copy/useClipboardCopy';
import { mockAsyncClipboard, mockCopyCommand } from '../../../../../tests/helpers/clipboard';

beforeEach(() => {
  jest.useFakeTimers();
  mockAsyncClipboard(() => Promise.resolve());
});

afterEach(() => {
  jest.useRealTimers();
});

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('is not copied at first', () => {
  expect(renderHook(useClipboardCopy).result.current.isCopied).toBe(false);
});

test('is copied only once the copy succeeded', async () => {
  let succeed = () => {};
  mockAsyncClipboard(
    () =>
      new Promise((resolve) => {
        succeed = resolve;
      }),
  );
  const { result } = renderHook(useClipboardCopy);
  const copying = result.current.copy('npm install');
  advance(5000);
  expect(result.current.isCopied).toBe(false);
  await act(async () => {
    succeed();
    await copying;
  });
  expect(result.current.isCopied).toBe(true);
});

test('is copied for 1200 ms', async () => {
  const { result } = renderHook(useClipboardCopy);
  await act(() => result.current.copy('a'));
  advance(1199);
  expect(result.current.isCopied).toBe(true);
  advance(1);
  expect(result.current.isCopied).toBe(false);
});

test('restarts the timer with another copy', async () => {
  const { result } = renderHook(useClipboardCopy);
  await act(() => result.current.copy('a'));
  advance(1000);
  await act(() => result.current.copy('b'));
  advance(1199);
  expect(result.current.isCopied).toBe(true);
  advance(1);
  expect(result.current.isCopied).toBe(false);
});

test('clears the timer on unmount', async () => {
  const { result, unmount } = renderHook(useClipboardCopy);
  await act(() => result.current.copy('a'));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects when copying fails, and is not copied', async () => {
  mockAsyncClipboard(undefined);
  mockCopyCommand(() => false);
  const { result } = renderHook(useClipboardCopy);
  await act(async () => {
    await expect(result.current.copy('a')).rejects.toMatchObject({ name: 'NotAllowedError' });
  });
  expect(result.current.isCopied).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('does not reset the timer of the last success when a copy fails', async () => {
  const { result } = renderHook(useClipboardCopy);
  await act(() => result.current.copy('a'));
  advance(1000);
  mockAsyncClipboard(undefined);
  mockCopyCommand(() => false);
  await act(() => result.current.copy('b').catch(() => undefined));
  advance(199);
  expect(result.current.isCopied).toBe(true);
  advance(1);
  expect(result.current.isCopied).toBe(false);
});

test('returns the same function on every render', async () => {
  const { result } = renderHook(useClipboardCopy);
  const { copy } = result.current;
  await act(() => copy('a'));
  expect(result.current.copy).toBe(copy);
});
