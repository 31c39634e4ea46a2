import {
  digitsOf,
  validateCode,
  validateEmail,
} from '@site/content/templates/sign-in-side/validate';

test('a code needs an address that can receive it', () => {
  expect(validateEmail({ email: 'wei@example.com' })).toEqual({});
  expect(validateEmail({ email: '' }).email).toBe('Write the email address of your account.');
  expect(validateEmail({ email: 'wei@' }).email).toMatch(/^Write an email address/);
  expect(validateEmail({ email: `${'a'.repeat(260)}@b.example` }).email).toMatch(
    /^Use at most 254/,
  );
});

test.each(['493027', '493 027', '493-027'])('%s is a code', (code) => {
  expect(validateCode({ code })).toEqual({});
  expect(digitsOf(code)).toBe('493027');
});

test.each([
  ['', 'Write the code from the email.'],
  ['49302', 'The code has 6 digits. There are 5 now.'],
  ['4930271', 'The code has 6 digits. There are 7 now.'],
  ['49302O', 'The code has digits only.'],
])('"%s" is no code: %s', (code, problem) => {
  expect(validateCode({ code }).code).toBe(problem);
});
