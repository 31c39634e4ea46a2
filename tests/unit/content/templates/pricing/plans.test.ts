import {
  comparison,
  formatPrice,
  LARGEST,
  planFor,
  plans,
  priceOf,
} from '@site/content/templates/pricing/plans';

const [seed, sapling, grove] = plans;

test('a year costs twelve months, or ten when it is paid at once', () => {
  expect(priceOf(sapling!, 'monthly')).toEqual({ month: 2900, year: 34800 });
  expect(priceOf(sapling!, 'yearly')).toEqual({ month: 29000 / 12, year: 29000 });
  expect(priceOf(seed!, 'yearly')).toEqual({ month: 0, year: 0 });
});

test('the smallest plan with enough sensors fits', () => {
  expect(planFor(1)).toBe(seed);
  expect(planFor(10)).toBe(seed);
  expect(planFor(11)).toBe(sapling);
  expect(planFor(LARGEST)).toBe(grove);
  expect(planFor(LARGEST + 1)).toBeUndefined();
});

test('plans grow in sensors and price', () => {
  const sensors = plans.map((plan) => plan.sensors);
  expect(sensors).toEqual([...sensors].sort((a, b) => a - b));
  const prices = plans.map(({ price }) => price);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('each row of the comparison has a value for each plan', () => {
  expect(comparison.map(({ values }) => values.length)).toEqual(comparison.map(() => plans.length));
});

test('whole euros have no decimals', () => {
  expect(formatPrice(2900)).toBe('€29');
  expect(formatPrice(2417)).toBe('€24.17');
  expect(formatPrice(0)).toBe('€0');
});
