import type { LetterValues } from './validate';

/**
 * Stands in for your server: it accepts everyone except addresses that begin with "reader", so that a
 * refusal can be seen.
 *
 * @throws {Error} When the address receives the letter already.
 */
export async function subscribe({ email }: LetterValues): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (email.startsWith('reader')) {
    throw new Error('This address receives the letter already.');
  }
}
