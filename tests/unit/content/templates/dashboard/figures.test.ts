import { days, loavesByHour, products } from '@site/content/templates/dashboard/data';
import {
  figuresOf,
  formatChange,
  formatEuros,
  formatHour,
  formatNumber,
  productsOf,
  weekTotals,
} from '@site/content/templates/dashboard/figures';

test('a day has 24 hours, and the products make up all of it', () => {
  for (const day of days) {
    expect(loavesByHour[day]).toHaveLength(24);
  }
  expect(products.reduce((total, { share }) => total + share, 0)).toBe(100);
});

test('figures of a day: loaves, revenue, peak', () => {
  expect(figuresOf('Friday')).toMatchObject({
    loaves: 1732,
    revenue: 1732 * 3.4,
    peak: { hour: 4, loaves: 248 },
  });
});

test('changes against the average day cancel out over the week', () => {
  const changes = days.map((day) => figuresOf(day).change);
  expect(changes.reduce((total, change) => total + change, 0)).toBeCloseTo(0);
  expect(figuresOf('Sunday').change).toBeLessThan(0);
});

test('the week has its days in order', () => {
  expect(weekTotals().map(({ day }) => day)).toEqual(days);
  expect(weekTotals()[4]).toEqual({ day: 'Friday', loaves: 1732 });
});

test('products are listed from the most to the fewest', () => {
  const loaves = productsOf('Monday').map((product) => product.loaves);
  expect(loaves).toEqual([...loaves].sort((a, b) => b - a));
  expect(productsOf('Friday')[0]).toEqual({ name: 'Sourdough', share: 34, loaves: 589 });
});

test('numbers are printed for readers', () => {
  expect(formatNumber(1732)).toBe('1,732');
  expect(formatEuros(5888.8)).toBe('€5,889');
  expect([0.294, -0.1, 0].map(formatChange)).toEqual(['+29%', '-10%', '0%']);
  expect(formatHour(4)).toBe('04:00');
});
