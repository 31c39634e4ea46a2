import { translate } from '@docusaurus/Translate';
import type { Booking } from './booking';
import type { ColorName, CornerName } from './looks';

/** Returns the labels of the booking form. */
export function bookingLabels() {
  return {
    title: translate({
      id: 'showcase.title',
      message: 'Book a harbor tour',
      description: 'In the example of the home page',
    }),
    name: translate({
      id: 'showcase.name',
      message: 'Full name',
      description: 'In the example of the home page',
    }),
    nameMissing: translate({
      id: 'showcase.nameMissing',
      message: 'Enter your name',
      description: 'In the example of the home page',
    }),
    departure: translate({
      id: 'showcase.departure',
      message: 'Departure',
      description: 'In the example of the home page',
    }),
    guests: translate({
      id: 'showcase.guests',
      message: 'Guests',
      description: 'In the example of the home page',
    }),
    lunch: translate({
      id: 'showcase.lunch',
      message: 'With lunch',
      description: 'In the example of the home page',
    }),
    book: translate({
      id: 'showcase.book',
      message: 'Book',
      description: 'In the example of the home page',
    }),
    confirmation: ({ guests, departure }: Booking) =>
      translate(
        {
          id: 'showcase.booked',
          message: 'Booked for {departure}. Guests: {guests}.',
          description: 'In the example of the home page',
        },
        { guests, departure },
      ),
  };
}

/** Returns the labels of the controls that change the theme. */
export function lookLabels() {
  const colors: Record<ColorName, string> = {
    site: translate({
      id: 'showcase.site',
      message: 'Color of the site',
      description: 'In the example of the home page',
    }),
    teal: translate({
      id: 'showcase.teal',
      message: 'Teal',
      description: 'In the example of the home page',
    }),
    pink: translate({
      id: 'showcase.pink',
      message: 'Pink',
      description: 'In the example of the home page',
    }),
    purple: translate({
      id: 'showcase.purple',
      message: 'Purple',
      description: 'In the example of the home page',
    }),
  };
  const corners: Record<CornerName, string> = {
    square: translate({
      id: 'showcase.square',
      message: 'Square',
      description: 'In the example of the home page',
    }),
    rounded: translate({
      id: 'showcase.rounded',
      message: 'Rounded',
      description: 'In the example of the home page',
    }),
    round: translate({
      id: 'showcase.round',
      message: 'Round',
      description: 'In the example of the home page',
    }),
  };
  return {
    theme: translate({
      id: 'showcase.theme',
      message: 'Change its theme',
      description: 'Above the colors and corners in the example of the home page',
    }),
    color: translate({
      id: 'showcase.color',
      message: 'Primary color',
      description: 'In the example of the home page',
    }),
    corner: translate({
      id: 'showcase.corners',
      message: 'Corners',
      description: 'In the example of the home page',
    }),
    colors,
    corners,
  };
}
