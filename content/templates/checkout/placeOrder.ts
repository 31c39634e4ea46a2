import { digitsOf } from './card';
import type { PaymentValues } from './validate';

/** A valid number that the stand-in below refuses. */
const DECLINED = '4000000000000002';

/**
 * Stands in for your server. It accepts every order except one paid with the card 4000 0000 0000 0002,
 * so that a refusal can be seen.
 *
 * @returns The number of the order.
 * @throws {Error} When the bank declines the card.
 */
export async function placeOrder({ method, number }: PaymentValues): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  if (method === 'card' && digitsOf(number) === DECLINED) {
    throw new Error('The bank declined the card. Go back and use another one, or pay by transfer.');
  }
  return 'GW-20418';
}
