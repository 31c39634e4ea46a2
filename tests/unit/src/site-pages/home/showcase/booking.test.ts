import {
  FIRST_BOOKING,
  isComplete,
  MAX_GUESTS,
  priceOf,
} from '../../../../../../src/site-pages/home/showcase/booking';

test('the price grows with the guests, and with lunch', () => {
  const alone = priceOf({ ...FIRST_BOOKING, guests: 1 });
  expect(alone).toBeGreaterThan(0);
  expect(priceOf({ ...FIRST_BOOKING, guests: MAX_GUESTS })).toBe(MAX_GUESTS * alone);
  const lunch = priceOf({ ...FIRST_BOOKING, guests: 1, hasLunch: true }) - alone;
  expect(lunch).toBeGreaterThan(0);
  expect(priceOf({ ...FIRST_BOOKING, guests: 2, hasLunch: true })).toBe(2 * (alone + lunch));
});

test('a booking needs a name, and the first one has it', () => {
  expect(isComplete(FIRST_BOOKING)).toBe(true);
  expect(isComplete({ ...FIRST_BOOKING, name: '' })).toBe(false);
  expect(isComplete({ ...FIRST_BOOKING, name: '  ' })).toBe(false);
});
