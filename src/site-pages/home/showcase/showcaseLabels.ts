import { translate } from '@docusaurus/Translate';
import type { Booking } from './booking';
import type { ColorName, CornerName } from './looks';

/** Returns the labels of the booking form. */
export function bookingLabels() {
  return {
    title: translate({ id: 'showcase.title', message: 'Book a harbor tour' }),
    name: translate({ id: 'showcase.name', message: 'Full name' }),
    nameMissing: translate({ id: 'showcase.nameMissing', message: 'Enter your name' }),
    departure: translate({ id: 'showcase.departure', message: 'Departure' }),
    guests: translate({ id: 'showcase.guests', message: 'Guests' }),
    lunch: translate({ id: 'showcase.lunch', message: 'With lunch' }),
    book: translate({ id: 'showcase.book', message: 'Book' }),
    confirmation: ({ guests, departure }: Booking) =>
      translate(
        { id: 'showcase.booked', message: 'Booked for {departure}. Guests: {guests}.' },
        { guests, departure },
      ),
  };
}

/** Returns the labels of the controls that change the theme. */
export function lookLabels() {
  const colors: Record<ColorName, string> = {
    site: translate({ id: 'showcase.site', message: 'Color of the site' }),
    teal: translate({ id: 'showcase.teal', message: 'Teal' }),
    pink: translate({ id: 'showcase.pink', message: 'Pink' }),
    purple: translate({ id: 'showcase.purple', message: 'Purple' }),
  };
  const corners: Record<CornerName, string> = {
    square: translate({ id: 'showcase.square', message: 'Square' }),
    rounded: translate({ id: 'showcase.rounded', message: 'Rounded' }),
    round: translate({ id: 'showcase.round', message: 'Round' }),
  };
  return {
    theme: translate({ id: 'showcase.theme', message: 'Change its theme' }),
    color: translate({ id: 'showcase.color', message: 'Primary color' }),
    corner: translate({ id: 'showcase.corners', message: 'Corners' }),
    colors,
    corners,
  };
}
