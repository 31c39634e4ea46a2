/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { FeedAdPlacement } from '../../browser/FeedAdPlacement';
import { showAd } from '../../browser/showAd';

jest.mock('@component-docs/third-parties/browser/readThirdParties', () => ({
  readThirdParties: () => ({ ads: { feed: 'https://ads.example.org/feed.json' } }),
}));
const mockCode: { error?: Error } = {};
const mockUnmount = jest.fn();
jest.mock('@component-docs/third-parties/browser/whenInteractive', () => ({
  whenInteractive: () => Promise.resolve(),
}));
jest.mock('../../browser/lazy/AdSlot', () => {
  if (mockCode.error) {
    throw mockCode.error;
  }
  return { mountAd: () => mockUnmount };
});
jest.mock('../../browser/lazy/FeedAd', () => {
  throw mockCode.error ?? new Error('Not expected.');
});

const gtag = jest.fn();
const crashOf = (eventLabel: string) => [['event', 'ad', { eventAction: 'crash', eventLabel }]];
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  gtag.mockClear();
  window.gtag = gtag;
  document.documentElement.dataset.ads = '';
  document.body.innerHTML = '<main><span data-ad-placement></span></main>';
});

const placements = () => document.querySelectorAll('[data-ad-placement]').length;
const thrown = new TypeError('This code throws.');
const missing = Object.assign(new Error('Loading chunk failed.'), { request: '/a.js' });

test.each([
  ['throws while it starts', thrown, crashOf('null')],
  ['can’t be loaded', missing, []],
])('the ad of a page whose code %s leaves no place', async (_name, error, events) => {
  mockCode.error = error;
  showAd.enter?.(document.body);
  await settle();
  expect(placements()).toBe(0);
  expect(gtag.mock.calls).toEqual(events);
});

test.each([
  ['throws while it starts', thrown, crashOf('carbon-demo-inline')],
  ['can’t be loaded', missing, []],
])('the ad under a demo whose code %s renders nothing', async (_name, error, events) => {
  mockCode.error = error;
  const { container } = render(<FeedAdPlacement />);
  await settle();
  expect(container.innerHTML).toBe('');
  expect(gtag.mock.calls).toEqual(events);
});

test('an ad that can’t be removed, because its network has moved it, is counted', async () => {
  mockCode.error = undefined;
  mockUnmount.mockImplementation(() => {
    throw thrown;
  });
  const leave = showAd.enter?.(document.body);
  await settle();
  expect(leave).not.toThrow();
  expect(gtag.mock.calls).toEqual(crashOf('null'));
});
