import { atMost, EMAIL_LIMIT, filled, findProblems, isEmail } from './rules';
import type { Problems } from './rules';

export type LetterValues = { email: string };

/** Returns what is wrong with an order of the letter. */
export function validateLetter(values: LetterValues): Problems<LetterValues> {
  return findProblems(values, {
    email: [filled('Write the address that the letter goes to.'), atMost(EMAIL_LIMIT), isEmail],
  });
}
