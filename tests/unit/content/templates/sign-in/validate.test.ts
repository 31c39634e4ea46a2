import { validateReset, validateSignIn } from '@site/content/templates/sign-in/validate';

const right = { email: 'ines@harbor.example', password: 'low tide at six', remember: false };

test('a right attempt has no problems', () => {
  expect(validateSignIn(right)).toEqual({});
});

test('empty fields are named one by one', () => {
  expect(validateSignIn({ email: '', password: '', remember: false })).toEqual({
    email: 'Write the email address of your account.',
    password: 'Write your password.',
  });
});

test('an email address must be one, and no longer than servers accept', () => {
  expect(validateSignIn({ ...right, email: 'ines' }).email).toMatch(/^Write an email address/);
  const long = `${'a'.repeat(250)}@b.example`;
  expect(validateSignIn({ ...right, email: long }).email).toBe(
    'Use at most 254 characters. There are 260 now.',
  );
});

test('a long password is refused, a short one is left to the server', () => {
  expect(validateSignIn({ ...right, password: 'a'.repeat(129) }).password).toMatch(
    /^Use at most 128/,
  );
  expect(validateSignIn({ ...right, password: 'a' })).toEqual({});
});

test('a new password needs an email address', () => {
  expect(validateReset({ email: '' }).email).toBe('Write the email address of your account.');
  expect(validateReset({ email: 'ines@harbor' }).email).toMatch(/^Write an email address/);
  expect(validateReset({ email: right.email })).toEqual({});
});
