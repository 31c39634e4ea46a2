import { validateLetter } from '@site/content/templates/blog/validate';

test('the letter needs an address', () => {
  expect(validateLetter({ email: 'aroha@example.com' })).toEqual({});
  expect(validateLetter({ email: '' }).email).toBe('Write the address that the letter goes to.');
});

test.each(['aroha', 'aroha@example', 'a b@example.com'])('%s is no address', (email) => {
  expect(validateLetter({ email }).email).toMatch(/^Write an email address/);
});

test('a long address is refused with its length', () => {
  expect(validateLetter({ email: `${'a'.repeat(250)}@b.example` }).email).toBe(
    'Use at most 254 characters. There are 260 now.',
  );
});
