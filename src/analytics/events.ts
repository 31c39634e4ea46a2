/** A browser's measurement of page speed, as it is reported. */
interface WebVital {
  /** The increase of the metric since the last report. */
  value: number;
  metric_label: 'Web Vitals';
  metric_value: number;
  metric_delta: number;
  metric_id: string;
}

declare module '@component-docs/kit/shared/events' {
  interface ClickEvents {
    sponsor: 'docs-premium';
    'demo-expand': 'expand';
    store: 'click';
    l10n: 'click';
  }

  interface SentEvents extends Record<'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', WebVital> {
    page_view: {
      page_title: string;
      page_location: string;
      productId: string;
      productCategoryId: string;
    };
  }
}

export type { EventAction, EventCategory } from '@component-docs/kit/shared/events';
