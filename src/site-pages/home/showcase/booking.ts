/** A guest's choices in the form. */
export interface Booking {
  readonly name: string;
  readonly departure: Departure;
  readonly guests: number;
  readonly hasLunch: boolean;
}

export const DEPARTURES = ['10:00', '14:00', '18:00'] as const;
export type Departure = (typeof DEPARTURES)[number];

export const MAX_GUESTS = 8;

/** Prices per guest in euros. */
const TOUR_PRICE = 24;
const LUNCH_PRICE = 12;

export const FIRST_BOOKING: Booking = {
  name: 'Amina Diallo',
  departure: '14:00',
  guests: 3,
  hasLunch: false,
};

/** Returns the price of a booking in euros. */
export function priceOf({ guests, hasLunch }: Booking): number {
  return guests * (TOUR_PRICE + (hasLunch ? LUNCH_PRICE : 0));
}

/** Returns whether a booking can be made: the form asks for a name. */
export function isComplete({ name }: Booking): boolean {
  return name.trim() !== '';
}
