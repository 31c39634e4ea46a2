import type { EventAction, EventCategory } from '@component-docs/kit/shared/events';

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

interface ClickEvent {
  category: EventCategory;
  eventAction: EventAction | null;
  eventLabel: string | null;
}

const attribute = (name: string) => `data-ga-event-${name}`;

/**
 * Returns the event of a click, which its closest ancestor with a category defines; null if there is none.
 *
 * @param draw Random number from 0 to 1: `data-ga-event-split` is the share of clicks to keep.
 */
export function clickEventOf(target: EventTarget | null, draw: number): ClickEvent | null {
  const element = target instanceof Element ? target.closest(`[${attribute('category')}]`) : null;
  const split = Number(element?.getAttribute(attribute('split')));
  if (!element || (split && split < draw)) {
    return null;
  }
  const read = (name: string) => element.getAttribute(attribute(name));
  return {
    // JSX only accepts the listed categories and actions (`ClickEvents`).
    category: read('category') as EventCategory,
    eventAction: read('action') as EventAction | null,
    eventLabel: read('label'),
  };
}
