import type { ResetValues, SignInValues } from './validate';

const answerTime = 900;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, answerTime));

/**
 * Stands in for your server: it accepts everyone except addresses that begin with "unknown", so that
 * a refusal can be seen.
 *
 * @throws {Error} When the email address and the password don't belong together.
 */
export async function signIn({ email }: SignInValues): Promise<void> {
  await wait();
  if (email.startsWith('unknown')) {
    throw new Error('The email address or the password is wrong.');
  }
}

/** Stands in for your server, which would send an email if the address has an account. */
export async function requestReset(_values: ResetValues): Promise<void> {
  await wait();
}
