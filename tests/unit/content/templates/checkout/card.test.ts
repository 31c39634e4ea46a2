import {
  digitsOf,
  groupDigits,
  isCardNumber,
  lastDayOf,
} from '@site/content/templates/checkout/card';

test('card numbers are read with and without spaces and hyphens', () => {
  expect(digitsOf('4242 4242-4242 4242')).toBe('4242424242424242');
  expect(isCardNumber('4242 4242-4242 4242')).toBe(true);
});

test.each(['4242424242424241', '424242424', '42424242424242424242', '4242 4242 4242 424x', ''])(
  '"%s" is no card number',
  (number) => expect(isCardNumber(number)).toBe(false),
);

test.each(['378282246310005', '30569309025904', '6011111111111117'])(
  '%s is a card number',
  (number) => expect(isCardNumber(number)).toBe(true),
);

test('numbers are printed in groups of four, other texts as they are', () => {
  expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupDigits('4242 42')).toBe('4242 42');
  expect(groupDigits('378282246310005')).toBe('3782 8224 6310 005');
  expect(groupDigits('not a number')).toBe('not a number');
  expect(groupDigits('')).toBe('');
});

test('a card is valid until its month ends', () => {
  expect(lastDayOf('02/28')).toEqual(new Date(2028, 1, 29, 23, 59, 59));
  expect(lastDayOf('12 / 2031')).toEqual(new Date(2031, 11, 31, 23, 59, 59));
  expect(lastDayOf('9/31')).toEqual(new Date(2031, 8, 30, 23, 59, 59));
});

test.each(['', '13/30', '00/30', '0930', '09-30', '09/1930', '09/3'])('"%s" is no month', (text) =>
  expect(lastDayOf(text)).toBeUndefined(),
);
