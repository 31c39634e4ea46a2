import type { ClickEvents, EventAction, EventCategory, SentEvents } from '../shared/events';

/** Properties of readers that a site reports, with their values. Sites merge theirs into it. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- sites merge their properties into it
export interface UserProperties {}

export interface Gtag {
  (command: 'js', date: Date): void;
  (command: 'config', id: string, options: { send_page_view: false }): void;
  (command: 'set', group: 'user_properties', values: Partial<UserProperties>): void;
  <Name extends keyof SentEvents>(command: 'event', name: Name, params: SentEvents[Name]): void;
  (
    command: 'event',
    category: EventCategory,
    params: { eventAction: EventAction | null; eventLabel: string | null },
  ): void;
}

declare global {
  interface Window {
    /** The global tracking function, which a site may have. Present only while events may be sent. */
    gtag?: Gtag;
  }
}

/** Sends an event, if events may be sent. */
export function track<Name extends keyof SentEvents>(name: Name, params: SentEvents[Name]): void {
  window.gtag?.('event', name, params);
}

/** Sends the event of a choice that isn't a click, such as in a select, if events may be sent. */
export function trackAction<Category extends EventCategory>(
  category: Category,
  eventAction: ClickEvents[Category],
  eventLabel: string,
): void {
  window.gtag?.('event', category, { eventAction, eventLabel });
}
