import { countries, countryName } from '@site/content/templates/checkout/countries';
import {
  validateAddress,
  validatePayment,
  validateReview,
} from '@site/content/templates/checkout/validate';

const address = {
  email: 'obinna@example.com',
  name: 'Obinna Tareku',
  street: 'Rua das Flores 12',
  details: '',
  postalCode: '4050-345',
  city: 'Porto',
  country: 'PT',
};

const today = new Date(2030, 5, 15);
const payment = {
  method: 'card',
  holder: 'Obinna Tareku',
  number: '4242 4242 4242 4242',
  expiry: '09/31',
  code: '123',
};

describe('address', () => {
  test('a right one has no problems; details are optional', () => {
    expect(validateAddress(address)).toEqual({});
  });

  test('all fields but the details must be filled', () => {
    const empty = Object.fromEntries(Object.keys(address).map((name) => [name, '']));
    expect(Object.keys(validateAddress(empty as typeof address))).toEqual([
      'email',
      'name',
      'street',
      'postalCode',
      'city',
      'country',
    ]);
  });

  test('the postal code is the country’s', () => {
    expect(validateAddress({ ...address, country: 'DE' }).postalCode).toBe(
      'Postal codes of Germany look like 04109.',
    );
    expect(validateAddress({ ...address, country: '' })).toEqual({ country: 'Choose a country.' });
  });

  test.each(countries)('the example of $name is right', ({ code, example }) => {
    expect(validateAddress({ ...address, country: code, postalCode: example })).toEqual({});
  });

  test.each(['name', 'street', 'details', 'city'] as const)('a long %s is refused', (name) => {
    expect(validateAddress({ ...address, [name]: 'a'.repeat(101) })[name]).toMatch(/^Use at most/);
  });
});

describe('payment', () => {
  test('a right card has no problems', () => {
    expect(validatePayment(payment, today)).toEqual({});
  });

  test('a transfer needs no card', () => {
    expect(
      validatePayment({ method: 'transfer', holder: '', number: '', expiry: '', code: '' }, today),
    ).toEqual({});
  });

  test('an empty card has a problem in each field', () => {
    const problems = validatePayment(
      { method: 'card', holder: '', number: '', expiry: '', code: '' },
      today,
    );
    expect(Object.keys(problems)).toEqual(['number', 'holder', 'expiry', 'code']);
  });

  test('a card is right until its last day, and wrong on the next', () => {
    const expiry = '06/30';
    expect(validatePayment({ ...payment, expiry }, new Date(2030, 5, 30, 12))).toEqual({});
    expect(validatePayment({ ...payment, expiry }, new Date(2030, 6, 1)).expiry).toBe(
      'This card has expired.',
    );
    expect(validatePayment({ ...payment, expiry: 'June' }, today).expiry).toMatch(/^Write month/);
  });

  test('number and code are checked', () => {
    expect(validatePayment({ ...payment, number: '4242' }, today).number).toMatch(
      /^This is no card/,
    );
    expect(validatePayment({ ...payment, code: '12' }, today).code).toMatch(/three or four/);
  });
});

test('a note has a limit', () => {
  expect(validateReview({ note: '' })).toEqual({});
  expect(validateReview({ note: 'a'.repeat(301) }).note).toMatch(/^Use at most 300/);
});

test('countries are named without their article', () => {
  expect(countryName('US')).toBe('United States');
  expect(countryName('XX')).toBe('XX');
});
