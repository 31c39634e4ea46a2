import { isCardNumber, lastDayOf } from './card';
import { countries } from './countries';
import { atMost, EMAIL_LIMIT, filled, findProblems, isEmail, matches } from '../shared/rules';
import type { Problems } from '../shared/rules';

export type AddressValues = {
  email: string;
  name: string;
  street: string;
  details: string;
  postalCode: string;
  city: string;
  country: string;
};

/** Returns what is wrong with an address. The form of a postal code depends on the country. */
export function validateAddress(values: AddressValues): Problems<AddressValues> {
  const country = countries.find(({ code }) => code === values.country);
  return findProblems(values, {
    email: [filled('Write an email address for the confirmation.'), atMost(EMAIL_LIMIT), isEmail],
    name: [filled('Write the name of the person who receives the parcel.'), atMost(80)],
    street: [filled('Write the street and the number.'), atMost(100)],
    details: [atMost(100)],
    postalCode: [
      filled('Write the postal code.'),
      ...(country
        ? [
            matches(
              country.postalCode,
              `Postal codes of ${country.name} look like ${country.example}.`,
            ),
          ]
        : []),
    ],
    city: [filled('Write the city.'), atMost(80)],
    country: [filled('Choose a country.')],
  });
}

export type PaymentValues = {
  method: string;
  holder: string;
  number: string;
  expiry: string;
  code: string;
};

/** Returns what is wrong with a payment, which a card must still allow on `today`. */
export function validatePayment(values: PaymentValues, today: Date): Problems<PaymentValues> {
  if (values.method !== 'card') {
    return {};
  }
  return findProblems(values, {
    number: [
      filled('Write the number of the card.'),
      (text) =>
        isCardNumber(text) ? undefined : 'This is no card number. Compare it with the card.',
    ],
    holder: [filled('Write the name on the card.'), atMost(80)],
    expiry: [
      filled('Write the month and the year.'),
      (text) => {
        const end = lastDayOf(text);
        if (!end) {
          return 'Write month and year, such as 09/31.';
        }
        return end < today ? 'This card has expired.' : undefined;
      },
    ],
    code: [
      filled('Write the security code.'),
      matches(/^\d{3,4}$/, 'The code has three or four digits.'),
    ],
  });
}

export type ReviewValues = { note: string };

/** Returns what is wrong with the note of an order. */
export function validateReview(values: ReviewValues): Problems<ReviewValues> {
  return findProblems(values, { note: [atMost(300)] });
}
