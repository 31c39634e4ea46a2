import { atMost, EMAIL_LIMIT, filled, findProblems, isEmail } from '../shared/rules';
import type { Problems } from '../shared/rules';

export type SignUpValues = { name: string; email: string; password: string; terms: boolean };

const SHORTEST_PASSWORD = 10;

/** Returns what is wrong with an application for an account. */
export function validateSignUp(values: SignUpValues): Problems<SignUpValues> {
  const { email, name } = values;
  return findProblems(values, {
    name: [filled('Write the name for your card.'), atMost(60)],
    email: [filled('Write your email address.'), atMost(EMAIL_LIMIT), isEmail],
    password: [
      filled('Choose a password.'),
      (text) =>
        text.length < SHORTEST_PASSWORD
          ? `Use at least ${SHORTEST_PASSWORD} characters. There are ${text.length} now.`
          : undefined,
      atMost(128),
      (text) =>
        [email, name].some((known) => known !== '' && text.toLowerCase() === known.toLowerCase())
          ? 'Choose something other than your name or email address.'
          : undefined,
    ],
    terms: [(accepted) => (accepted ? undefined : 'Accept the rules to become a member.')],
  });
}
