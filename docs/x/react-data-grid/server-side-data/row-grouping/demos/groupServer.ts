import { createOrders } from '../../../data/orders';
import type { Order } from '../../../data/orders';
import { createServer } from '../../../data/server';

const server = createServer(createOrders(120));

export interface Group {
  country: string;
  count: number;
}

/** Returns the countries with their numbers of orders, which a server would count in its database. */
export async function fetchGroups(): Promise<Group[]> {
  const { rows } = await server.fetchRows();
  const counts = new Map<string, number>();
  for (const { country } of rows) {
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .map(([country, count]) => ({ country, count }))
    .sort((a, b) => a.country.localeCompare(b.country));
}

/** Returns the orders of a country. */
export async function fetchOrdersOf(country: string): Promise<Order[]> {
  const { rows } = await server.fetchRows({
    filterModel: { items: [{ field: 'country', operator: 'equals', value: country }] },
  });
  return rows;
}

export const { failNext } = server;
