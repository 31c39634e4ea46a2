import type { EventAction, EventCategory } from './events';

export interface ClickEvent {
  category: EventCategory;
  eventAction: EventAction | null;
  eventLabel: string | null;
}

const attribute = (name: string) => `data-ga-event-${name}`;

/**
 * Returns the event of a click, or null if there is nothing to send. The closest ancestor with a category
 * defines the event, and its `data-ga-event-split` is the share of clicks to keep.
 *
 * @param target The clicked element.
 * @param draw Random number from 0 to 1.
 */
export function clickEventOf(target: EventTarget | null, draw: number): ClickEvent | null {
  const element = target instanceof Element ? target.closest(`[${attribute('category')}]`) : null;
  const split = Number(element?.getAttribute(attribute('split')));
  if (!element || (split && split < draw)) {
    return null;
  }
  const read = (name: string) => element.getAttribute(attribute(name));
  return {
    // JSX only accepts the listed categories and actions (events.ts).
    category: read('category') as EventCategory,
    eventAction: read('action') as EventAction | null,
    eventLabel: read('label'),
  };
}
