import { formatPrice, items, sumsOf } from '@site/content/templates/checkout/order';

test('the total has the goods and the delivery, and names the tax in it', () => {
  expect(sumsOf(items, 'standard')).toEqual({
    goods: 22400,
    shipping: 690,
    total: 23090,
    tax: 3687,
  });
  expect(sumsOf(items, 'express').total).toBe(23890);
});

test('an empty order costs its delivery', () => {
  expect(sumsOf([], 'standard')).toEqual({ goods: 0, shipping: 690, total: 690, tax: 110 });
});

test('prices are printed as euros', () => {
  expect(formatPrice(123456)).toBe('€1,234.56');
  expect(formatPrice(5)).toBe('€0.05');
});
