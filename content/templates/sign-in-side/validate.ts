import { atMost, EMAIL_LIMIT, filled, findProblems, isEmail } from '../shared/rules';
import type { Problems } from '../shared/rules';

export type EmailValues = { email: string };

/** Returns what is wrong with the address that a code is sent to. */
export function validateEmail(values: EmailValues): Problems<EmailValues> {
  return findProblems(values, {
    email: [filled('Write the email address of your account.'), atMost(EMAIL_LIMIT), isEmail],
  });
}

export type CodeValues = { code: string };

const CODE_LENGTH = 6;

/** Returns the digits of a code, which emails print in groups. */
export function digitsOf(code: string): string {
  return code.replace(/[\s-]/g, '');
}

/** Returns what is wrong with a code. Whether it is the right one, only the server knows. */
export function validateCode(values: CodeValues): Problems<CodeValues> {
  return findProblems(values, {
    code: [
      filled('Write the code from the email.'),
      (text) => (/^\d*$/.test(digitsOf(text)) ? undefined : 'The code has digits only.'),
      (text) =>
        digitsOf(text).length === CODE_LENGTH
          ? undefined
          : `The code has ${CODE_LENGTH} digits. There are ${digitsOf(text).length} now.`,
    ],
  });
}
