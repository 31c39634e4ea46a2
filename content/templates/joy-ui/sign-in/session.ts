/** What users write into the form. */
export interface SignInValues {
  email: string;
  password: string;
}

/** The problem of each field that has one. */
export type Problems = Partial<SignInValues>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns what is wrong with an attempt to sign in. */
export function findProblems({ email, password }: SignInValues): Problems {
  return {
    ...(!EMAIL.test(email) && { email: 'Write an email address such as name@example.com.' }),
    ...(password === '' && { password: 'Write your password.' }),
  };
}

const answerTime = 900;

/**
 * Stands in for your server: it accepts everyone except addresses that begin with "unknown", so that
 * a refusal can be seen.
 *
 * @throws {Error} When the email address and the password don't belong together.
 */
export async function signIn({ email }: SignInValues): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, answerTime));
  if (email.startsWith('unknown')) {
    throw new Error('The email address or the password is wrong.');
  }
}
