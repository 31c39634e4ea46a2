// @ts-check
// Runs before the page's own scripts, as it stands: plain JavaScript, no imports.

/**
 * Of each press: milliseconds until the frame after it was shown, rounded to 8
 * (https://w3c.github.io/event-timing/). A press that took less than 16 is not reported.
 *
 * @type {number[]}
 */
const pressDurations = [];

new PerformanceObserver((list) => {
  list.getEntriesByName('click').forEach(({ duration }) => pressDurations.push(duration));
}).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));

Object.assign(window, { pressDurations });
