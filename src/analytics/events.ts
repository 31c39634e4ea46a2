/** Click events: the actions of each category. */
export interface ClickEvents {
  header: 'github';
  settings: 'light' | 'system' | 'dark' | 'ltr' | 'rtl' | 'colors' | 'theme-builder';
  docs: 'click-back-to-top';
  sponsor: 'docs-premium';
  code: 'copy-click' | 'copy-keyboard';
  demo:
    | 'source-js'
    | 'source-ts'
    | 'expand'
    | 'stackblitz'
    | 'codesandbox'
    | 'copy'
    | 'reset-focus'
    | 'reset'
    | 'github'
    | 'copy-js-source-link'
    | 'copy-ts-source-link'
    | 'copy-edit-link'
    | 'copy-playground-link'
    | 'styling-system'
    | 'styling-tailwind'
    | 'styling-css'
    | 'mode'
    | 'direction'
    | 'density'
    | 'locale';
  'demo-expand': 'expand';
  layout: 'props' | 'props-sort' | 'slots' | 'classes';
  ComponentLinkHeader: 'click';
  ad: 'click';
  store: 'click';
  l10n: 'click';
}

export type EventCategory = keyof ClickEvents;
export type EventAction = ClickEvents[EventCategory];

/** A browser's measurement of page speed, as it is reported. */
interface WebVital {
  /** The increase of the metric since the last report. */
  value: number;
  metric_label: 'Web Vitals';
  metric_value: number;
  metric_delta: number;
  metric_id: string;
}

/** The events that the site sends automatically, with their parameters. */
export interface SentEvents extends Record<'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', WebVital> {
  ad: { eventAction: 'display' | 'crash'; eventLabel: string };
  page_view: {
    page_title: string;
    page_location: string;
    productId: string;
    productCategoryId: string;
  };
}

declare module 'react' {
  // Attributes with other values don't compile.
  interface AriaAttributes {
    'data-ga-event-category'?: EventCategory;
    'data-ga-event-action'?: EventAction;
    'data-ga-event-label'?: string;
    /** The share of clicks that are counted: 0.1 keeps about a tenth. */
    'data-ga-event-split'?: `${number}`;
  }
}
