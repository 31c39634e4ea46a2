/** Click events: the actions of each category. Sites merge theirs into it. */
export interface ClickEvents {
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
  layout: 'props' | 'props-sort' | 'slots' | 'classes';
  ComponentLinkHeader: 'click';
  ad: 'click';
  header: 'github';
  settings: 'light' | 'system' | 'dark' | 'ltr' | 'rtl' | 'colors' | 'theme-builder';
  docs: 'click-back-to-top';
}

export type EventCategory = keyof ClickEvents;
export type EventAction = ClickEvents[EventCategory];

/** The events that are sent without a click, with their parameters. Sites merge theirs into it. */
export interface SentEvents {
  ad: { eventAction: 'display' | 'crash'; eventLabel: string };
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
