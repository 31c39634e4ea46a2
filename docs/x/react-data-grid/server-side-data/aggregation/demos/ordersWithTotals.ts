import { createOrders } from '../../../data/orders';
import type { Order } from '../../../data/orders';
import { createServer } from '../../../data/server';
import type { RowsRequest, RowsResponse } from '../../../data/server';

const server = createServer(createOrders(400));

export interface OrdersResponse extends RowsResponse<Order> {
  /** Of all orders that match the filter, on all pages. */
  totals: { quantity: number; value: number };
}

/** Returns a page and the totals in one answer, as a server would compute them in its database. */
export async function fetchOrders(request: RowsRequest): Promise<OrdersResponse> {
  const [page, all] = await Promise.all([
    server.fetchRows(request),
    server.fetchRows({ filterModel: request.filterModel, signal: request.signal }),
  ]);
  const sum = (read: (order: Order) => number) =>
    all.rows.reduce((total, order) => total + read(order), 0);
  return {
    ...page,
    totals: {
      quantity: sum(({ quantity }) => quantity),
      value: sum(({ quantity, price }) => quantity * price),
    },
  };
}
