import { atMost, EMAIL_LIMIT, filled, findProblems, isEmail, matches } from '../shared/rules';
import type { Problems } from '../shared/rules';

export type TrialValues = { workshop: string; email: string; people: string };

/** How many people the product is made for. */
const MOST_PEOPLE = 60;

/** Returns what is wrong with a request for a trial. */
export function validateTrial(values: TrialValues): Problems<TrialValues> {
  return findProblems(values, {
    workshop: [filled('Write the name of your workshop.'), atMost(80)],
    email: [filled('Write your email address.'), atMost(EMAIL_LIMIT), isEmail],
    people: [
      filled('Write how many people work with you.'),
      matches(/^\d+$/, 'Write a whole number, such as 8.'),
      (text) =>
        Number(text) >= 1 && Number(text) <= MOST_PEOPLE
          ? undefined
          : `Weftline is made for 1 to ${MOST_PEOPLE} people.`,
    ],
  });
}
