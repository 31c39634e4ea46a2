import { atMost, EMAIL_LIMIT, filled, findProblems, isEmail } from '../shared/rules';
import type { Problems } from '../shared/rules';

export type LetterValues = { email: string };

/** Returns what is wrong with an order of the letter. */
export function validateLetter(values: LetterValues): Problems<LetterValues> {
  return findProblems(values, {
    email: [filled('Write the address that the letter goes to.'), atMost(EMAIL_LIMIT), isEmail],
  });
}
