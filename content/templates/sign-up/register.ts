import type { SignUpValues } from './validate';

/**
 * Stands in for your server: it accepts everyone except addresses that begin with "taken", so that a
 * refusal can be seen.
 *
 * @returns The member's number.
 * @throws {Error} When the address has an account.
 */
export async function register({ email }: SignUpValues): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (email.startsWith('taken')) {
    throw new Error('This email address has an account already. Sign in, or use another address.');
  }
  return 'No. 4817';
}
