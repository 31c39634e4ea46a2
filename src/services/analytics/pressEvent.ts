import type { EventAction, EventCategory } from './events';

export interface PressEvent {
  category: EventCategory;
  eventAction: EventAction | null;
  eventLabel: string | null;
}

const attribute = (name: string) => `data-ga-event-${name}`;

/**
 * The event that a press on an element stands for: the nearest element around it with a category
 * decides, and `data-ga-event-split` says which share of its presses is kept (behaviours §21).
 *
 * Takes what was pressed and a random number from 0 to 1. Gives null when there is nothing to send.
 */
export function pressEventOf(target: EventTarget | null, draw: number): PressEvent | null {
  const element = target instanceof Element ? target.closest(`[${attribute('category')}]`) : null;
  const split = Number(element?.getAttribute(attribute('split')));
  if (!element || (split && split < draw)) {
    return null;
  }
  const read = (name: string) => element.getAttribute(attribute(name));
  return {
    // JSX accepts the listed ones only (events.ts).
    category: read('category') as EventCategory,
    eventAction: read('action') as EventAction | null,
    eventLabel: read('label'),
  };
}
