import { createRandom, familyNames, places } from './samples';

export const orderStatuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const articles = [
  { article: 'Clay pot, small', price: 8.5 },
  { article: 'Clay pot, large', price: 24 },
  { article: 'Watering can', price: 19.9 },
  { article: 'Garden gloves', price: 12.5 },
  { article: 'Pruning shears', price: 34 },
  { article: 'Seed box, herbs', price: 6.75 },
  { article: 'Raised bed, cedar', price: 129 },
  { article: 'Compost, 40 l', price: 9.95 },
];

export interface Order {
  id: number;
  number: string;
  customer: string;
  city: string;
  country: string;
  article: string;
  quantity: number;
  /** Of one piece, in euros. */
  price: number;
  status: OrderStatus;
  orderedAt: Date;
  isGift: boolean;
}

const shops = ['Books', '& Daughters', 'Garden Supply', 'Bicycles', 'Café', 'Nursery', 'Studio'];

/** Returns orders of an imaginary shop, newest first: the same ones for the same seed. */
export function createOrders(count: number, seed = 1): Order[] {
  const { integer, pick } = createRandom(seed);
  let orderedAt = new Date(2025, 5, 30, 18, 0).getTime();
  return Array.from({ length: count }, (_, index) => {
    orderedAt -= integer(2, 90) * 60_000;
    return {
      id: count - index,
      number: `A-${1000 + count - index}`,
      customer: `${pick(familyNames)} ${pick(shops)}`,
      ...pick(places),
      ...pick(articles),
      quantity: Math.min(integer(1, 24), integer(1, 24)),
      status: pick(orderStatuses),
      orderedAt: new Date(orderedAt),
      isGift: integer(1, 6) === 1,
    };
  });
}
