import type { Metric } from 'web-vitals';
import { track } from '@component-docs/kit/browser/track';

/** The share of page loads that are measured: 9,999 of 10,000 report nothing. */
const MEASURED_RATIO = 0.0001;

function report({ name, value, delta, id }: Metric): void {
  track(name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/** Reports the speed of a small share of page loads, by one draw from 0 to 1. */
export async function reportWebVitals(draw: number): Promise<void> {
  if (draw > MEASURED_RATIO) {
    return;
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
    /* webpackChunkName: "paint-times" */ 'web-vitals'
  );
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
