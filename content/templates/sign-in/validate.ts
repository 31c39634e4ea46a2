import { atMost, EMAIL_LIMIT, filled, findProblems, isEmail } from '../shared/rules';
import type { Problems } from '../shared/rules';

export type SignInValues = { email: string; password: string; remember: boolean };

const email = [filled('Write the email address of your account.'), atMost(EMAIL_LIMIT), isEmail];

/** Returns what is wrong with an attempt to sign in. How good the password is, is asked at sign-up. */
export function validateSignIn(values: SignInValues): Problems<SignInValues> {
  return findProblems(values, {
    email,
    password: [filled('Write your password.'), atMost(128)],
  });
}

export type ResetValues = { email: string };

/** Returns what is wrong with a request for a new password. */
export function validateReset(values: ResetValues): Problems<ResetValues> {
  return findProblems(values, { email });
}
