/** @jest-environment jsdom */
import '../../../browser/code-copy/clientModule';
import { mockAsyncClipboard, mockCopyCommand } from '../../../../../tests/helpers/clipboard';

beforeEach(() => {
  jest.useFakeTimers();
  mockCopyCommand(() => false);
  document.body.innerHTML =
    '<div class="MuiCode-root"><pre>npm install</pre><button class="MuiCode-copy" data-copy="static"></button></div>';
});

afterEach(() => {
  jest.useRealTimers();
});

/** Presses the button, and waits for what the clipboard answers. */
async function copy(): Promise<void> {
  document.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(0);
}

const saysCopied = () => document.querySelector('[data-copied]') !== null;

test('says "Copied" only once the copy succeeded, for 2000 ms', async () => {
  let succeed = () => {};
  mockAsyncClipboard(
    () =>
      new Promise((resolve) => {
        succeed = resolve;
      }),
  );
  await copy();
  expect(saysCopied()).toBe(false);
  succeed();
  await jest.advanceTimersByTimeAsync(1999);
  expect(saysCopied()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(saysCopied()).toBe(false);
});

test('another copy restarts the time', async () => {
  mockAsyncClipboard(() => Promise.resolve());
  await copy();
  await jest.advanceTimersByTimeAsync(1500);
  await copy();
  await jest.advanceTimersByTimeAsync(1999);
  expect(saysCopied()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(saysCopied()).toBe(false);
});

test('says nothing when the browser refuses', async () => {
  mockAsyncClipboard(() => Promise.reject(new DOMException('No permission.', 'NotAllowedError')));
  await copy();
  expect(saysCopied()).toBe(false);
});
