// @ts-check
// Injected before the page's own scripts: plain JavaScript without imports.

/**
 * For each click, milliseconds until the next frame was shown, rounded to 8
 * (https://w3c.github.io/event-timing/). A click that took less than 16 is not reported.
 *
 * @type {number[]}
 */
const clickDurations = [];

new PerformanceObserver((list) => {
  list.getEntriesByName('click').forEach(({ duration }) => clickDurations.push(duration));
}).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));

Object.assign(window, { clickDurations });
