const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 900));

/** Stands in for your server, which would send an email with a code. */
export async function sendCode(_email: string): Promise<void> {
  await wait();
}

/**
 * Stands in for your server: it accepts every code except 000000, so that a refusal can be seen.
 *
 * @throws {Error} When the code is wrong or too old.
 */
export async function signInWith(_email: string, code: string): Promise<void> {
  await wait();
  if (code === '000000') {
    throw new Error('This code is wrong or older than ten minutes. Ask for a new one.');
  }
}
