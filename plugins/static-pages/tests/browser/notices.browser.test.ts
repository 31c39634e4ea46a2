/** @jest-environment jsdom */
import { sayLoadFailed, sayOffline, hideNotice } from '../../browser/notice/notices';

const notices = () => [...document.querySelectorAll('[role="alert"]')];
const buttons = () =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

afterEach(() => {
  hideNotice();
  document.body.replaceChildren();
});

test('a notice is announced, and can be closed', () => {
  sayLoadFailed();
  expect(notices().map((notice) => notice.querySelector('span')?.textContent)).toEqual([
    'This part of the site couldn’t be loaded.',
  ]);
  expect(buttons()).toEqual(['Reload the page', 'Close']);
  document.querySelectorAll('button')[1]?.click();
  expect(notices()).toEqual([]);
});

test('a notice replaces the one before', () => {
  sayLoadFailed();
  sayOffline();
  expect(notices()).toHaveLength(1);
  expect(buttons()).toEqual(['Close']);
});

test('a notice is in the open dialog, which makes everything else inert', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  sayLoadFailed();
  expect(notices()[0]?.parentElement).toBe(dialog);
});

test('the notice of a missing network goes when the network is back', () => {
  sayOffline();
  window.dispatchEvent(new Event('online'));
  expect(notices()).toEqual([]);
});
