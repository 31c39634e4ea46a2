import { reportWebVitals } from '../../../../src/analytics/lazy/reportWebVitals';

const observers = jest.fn();

jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (...parameters: unknown[]): unknown => observers(name, ...parameters),
    ]),
  ),
);

test.each([
  [0, 5],
  [0.0001, 5],
  [0.000_100_1, 0],
  [0.999_999, 0],
])('a draw of %d observes %i metrics', async (draw, count) => {
  observers.mockClear();
  await reportWebVitals(draw);
  expect(observers).toHaveBeenCalledTimes(count);
});

test('each metric is sent as an event with its name and its increase', async () => {
  observers.mockClear();
  const gtag = jest.fn();
  Object.assign(globalThis, { window: { gtag } });
  await reportWebVitals(0);
  const [, report] = observers.mock.calls[0] as [string, (metric: object) => void];
  report({ name: 'CLS', value: 0.3, delta: 0.1, id: 'v5-1', rating: 'poor', entries: [] });
  Reflect.deleteProperty(globalThis, 'window');
  expect(gtag.mock.calls).toEqual([
    [
      'event',
      'CLS',
      {
        value: 0.1,
        metric_label: 'Web Vitals',
        metric_value: 0.3,
        metric_delta: 0.1,
        metric_id: 'v5-1',
      },
    ],
  ]);
});
