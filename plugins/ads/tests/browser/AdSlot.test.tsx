/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { AdSlot } from '../../browser/lazy/AdSlot';
import { SETTLE_MS } from '../../browser/lazy/adSlot';
import { FeedAdView } from '../../browser/lazy/FeedAd';
import { AdProvider } from '@component-docs/kit/browser/AdProvider';

jest.mock('@component-docs/static-pages/browser/islands/IslandProviders', () => ({}));
const mockThirdParties = jest.fn(() => ({}));
jest.mock('@component-docs/third-parties/browser/readThirdParties', () => ({
  readThirdParties: () => mockThirdParties(),
}));
const mockView = jest.fn(() => '/img/in-house/');
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: () => mockView() }), {
  virtual: true,
});
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({ __esModule: true, default: () => ({ i18n: { currentLocale: 'en' } }) }),
  { virtual: true },
);
const mockTranslate = jest.fn(() => 'ad');
jest.mock('@docusaurus/Translate', () => ({ __esModule: true, default: () => mockTranslate() }), {
  virtual: true,
});

const gtag = jest.fn();
const onCrash = jest.fn();
const crash = (): never => {
  throw new Error('An ad that throws.');
};

beforeEach(() => {
  jest.useFakeTimers();
  gtag.mockClear();
  onCrash.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.gtag = gtag;
  document.body.innerHTML = '<main><p class="description">A page.</p></main>';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  mockView.mockReturnValue('/img/in-house/');
  mockTranslate.mockReturnValue('ad');
  mockThirdParties.mockReturnValue({});
  Reflect.deleteProperty(window, 'gtag');
});

/** Renders the slot of a page of which every display counts. */
const renderSlot = () =>
  render(
    <AdProvider config={{ GADisplayRatio: 1 }}>
      <AdSlot onCrash={onCrash} />
    </AdProvider>,
  );
const slots = () => document.querySelectorAll('[data-ad-slot], .ad').length;
const event = (eventAction: string, eventLabel: unknown) => [
  'event',
  'ad',
  { eventAction, eventLabel },
];
const SLOT_LABEL = expect.stringMatching(/^in-house-body-top-(?:image|inline)$/) as unknown;

test('a slot is at the end of the description, and leaves nothing when it is removed', () => {
  const { unmount } = renderSlot();
  expect(document.querySelector('.description.ad > [data-ad-slot] a')).not.toBeNull();
  act(() => void jest.advanceTimersByTime(SETTLE_MS));
  expect(gtag.mock.calls).toContainEqual(event('display', SLOT_LABEL));
  unmount();
  expect(slots()).toBe(0);
  expect(onCrash).not.toHaveBeenCalled();
});

test('a slot whose ad throws is removed, counted under its label, and counts no display', () => {
  mockView.mockImplementation(crash);
  renderSlot();
  act(() => void jest.advanceTimersByTime(10 * SETTLE_MS));
  expect(gtag.mock.calls).toEqual([event('crash', SLOT_LABEL)]);
  expect(slots()).toBe(0);
  expect(onCrash).toHaveBeenCalledTimes(1);
});

test('a slot that can’t be created is removed, and counted without a label', () => {
  jest.spyOn(Math, 'random').mockImplementation(crash);
  renderSlot();
  expect(gtag.mock.calls).toEqual([event('crash', 'null')]);
  expect(slots()).toBe(0);
  expect(onCrash).toHaveBeenCalledTimes(1);
});

test('a throw in a timer of the slot is a crash of its ad', () => {
  renderSlot();
  expect(slots()).toBeGreaterThan(0);
  gtag.mockImplementationOnce(crash);
  act(() => void jest.advanceTimersByTime(10 * SETTLE_MS));
  expect(gtag.mock.calls.slice(-1)).toEqual([event('crash', SLOT_LABEL)]);
  expect(slots()).toBe(0);
  expect(onCrash).toHaveBeenCalledTimes(1);
});

describe('with a network', () => {
  const NETWORK_LABEL = expect.stringMatching(/^carbon-body-top-/) as unknown;

  test.each([
    ['adding the network’s script', 'createElement', 'script'],
    ['looking for the network’s ad', 'querySelector', '.ea-placement, #carbonads, .carbonads'],
  ] as const)('a throw while %s is a crash of the ad', (_name, method, argument) => {
    mockThirdParties.mockReturnValue({ ads: { script: 'https://ads.example.org/network.js' } });
    renderSlot();
    act(() => void jest.advanceTimersByTime(0));
    expect(slots()).toBeGreaterThan(0);
    cleanup();
    const real: (name: string) => Element | null = document[method].bind(document);
    let isThrowing = method === 'createElement';
    const replaced = (name: string) => (isThrowing && name === argument ? crash() : real(name));
    Object.assign(document, { [method]: replaced });
    renderSlot();
    isThrowing = true;
    act(() => void jest.advanceTimersByTime(500));
    act(() => void jest.advanceTimersByTime(10 * SETTLE_MS));
    expect(gtag.mock.calls).toContainEqual(event('crash', NETWORK_LABEL));
    expect(slots()).toBe(0);
    expect(onCrash).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, method);
  });
});

test('an ad under a demo that throws is removed with its place, and counted', () => {
  mockTranslate.mockImplementation(crash);
  const ad = {
    link: 'https://ads.example.org/7',
    img: '',
    name: 'Weaver & Sons',
    description: 'Looms',
    poweredby: 'Carbon',
    label: 'carbon-demo-inline',
    impressions: [],
  };
  const { container } = render(
    <AdProvider>
      <FeedAdView ad={ad} />
    </AdProvider>,
  );
  expect(container.innerHTML).toBe('');
  expect(gtag.mock.calls).toEqual([event('crash', 'carbon-demo-inline')]);
});
