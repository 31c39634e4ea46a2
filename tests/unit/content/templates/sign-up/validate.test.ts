import { validateSignUp } from '@site/content/templates/sign-up/validate';

const right = {
  name: 'Ọlábísí Adé',
  email: 'olabisi@example.com',
  password: 'eleven blue drills',
  terms: true,
};

test('a right application has no problems', () => {
  expect(validateSignUp(right)).toEqual({});
});

test('an empty one has a problem in each field', () => {
  expect(validateSignUp({ name: '', email: '', password: '', terms: false })).toEqual({
    name: 'Write the name for your card.',
    email: 'Write your email address.',
    password: 'Choose a password.',
    terms: 'Accept the rules to become a member.',
  });
});

test('long values are refused with their length', () => {
  expect(validateSignUp({ ...right, name: 'a'.repeat(61) }).name).toMatch(/^Use at most 60/);
  expect(validateSignUp({ ...right, password: 'a'.repeat(129) }).password).toMatch(
    /^Use at most 128/,
  );
});

test('a password has ten characters at least', () => {
  expect(validateSignUp({ ...right, password: '123456789' }).password).toBe(
    'Use at least 10 characters. There are 9 now.',
  );
  expect(validateSignUp({ ...right, password: '1234567890' })).toEqual({});
});

test.each(['OLABISI@example.com', 'ọlábísí adé'])(
  '%s can’t be the password of this member',
  (password) => {
    expect(validateSignUp({ ...right, password }).password).toMatch(/^Choose something other/);
  },
);
