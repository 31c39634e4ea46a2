/** The events of presses: category to the actions it may have (behaviours §21). */
export interface PressEvents {
  header: 'github';
  settings: 'light' | 'system' | 'dark' | 'ltr' | 'rtl' | 'colors';
  AppBar: 'toggleNotifications';
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
    | 'styling-system'
    | 'styling-tailwind'
    | 'styling-css'
    | 'mode'
    | 'direction'
    | 'density';
  'demo-expand': 'expand';
  layout: 'props' | 'props-sort' | 'slots' | 'classes';
  ComponentLinkHeader: 'click';
  ad: 'click';
  store: 'click';
  l10n: 'click';
}

export type EventCategory = keyof PressEvents;
export type EventAction = PressEvents[EventCategory];

/** What the browser measures of a page's speed, as it is reported. */
interface WebVital {
  /** What the metric has grown by since it was last reported. */
  value: number;
  metric_label: 'Web Vitals';
  metric_value: number;
  metric_delta: number;
  metric_id: string;
}

/** The events that the site sends by itself, with their parameters. */
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
  // An attribute with another value does not compile.
  interface AriaAttributes {
    'data-ga-event-category'?: EventCategory;
    'data-ga-event-action'?: EventAction;
    'data-ga-event-label'?: string;
    /** The share of presses that are counted: 0.1 keeps about a tenth. */
    'data-ga-event-split'?: `${number}`;
  }
}
