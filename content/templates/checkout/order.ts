export type Shape = 'bowl' | 'jug' | 'cup';

export interface OrderItem {
  name: string;
  maker: string;
  shape: Shape;
  quantity: number;
  /** Price of one piece, in cents. */
  price: number;
}

export const items: OrderItem[] = [
  {
    name: 'Breakfast bowl, ash glaze',
    maker: 'Haruko Minase',
    shape: 'bowl',
    quantity: 2,
    price: 3400,
  },
  { name: 'Water jug, iron red', maker: 'Inês Quirol', shape: 'jug', quantity: 1, price: 7800 },
  { name: 'Espresso cup, celadon', maker: 'Obinna Tareku', shape: 'cup', quantity: 4, price: 1950 },
];

/** Ways of delivery, with their price in cents. */
export const deliveries = {
  standard: { label: 'Standard', time: '4–6 working days', price: 690 },
  express: { label: 'Express', time: '1–2 working days', price: 1490 },
} as const;

export type Delivery = keyof typeof deliveries;

/** The part of the prices that is tax. */
const TAX_RATE = 0.19;

/** Returns the sums of an order in cents. The tax is contained in the total. */
export function sumsOf(order: OrderItem[], delivery: Delivery) {
  const goods = order.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const shipping = deliveries[delivery].price;
  const total = goods + shipping;
  return { goods, shipping, total, tax: Math.round(total - total / (1 + TAX_RATE)) };
}

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Prints an amount in cents as euros. */
export function formatPrice(cents: number): string {
  return euros.format(cents / 100);
}
