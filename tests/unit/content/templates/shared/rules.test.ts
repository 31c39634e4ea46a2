import {
  atMost,
  filled,
  findProblems,
  isEmail,
  matches,
  trimTexts,
} from '@site/content/templates/shared/rules';

describe('rules', () => {
  test('filled refuses the empty text only', () => {
    expect(filled('Write it.')('')).toBe('Write it.');
    expect(filled('Write it.')('0')).toBeUndefined();
  });

  test('atMost accepts the limit, and says how long a longer text is', () => {
    expect(atMost(3)('abc')).toBeUndefined();
    expect(atMost(3)('abcd')).toBe('Use at most 3 characters. There are 4 now.');
  });

  test('matches leaves the empty text to filled', () => {
    const digits = matches(/^\d+$/, 'Write digits.');
    expect(digits('')).toBeUndefined();
    expect(digits('12')).toBeUndefined();
    expect(digits('12a')).toBe('Write digits.');
  });

  test.each(['name@example.com', 'a.b+c@mail.example.org', 'José@ejemplo.es', '李@例子.中国'])(
    '%s is an email address',
    (address) => expect(isEmail(address)).toBeUndefined(),
  );

  test.each([
    'name',
    'name@example',
    '@example.com',
    'a b@example.com',
    'a@b@c.com',
    'a@example..com',
    'a@.com',
    'a@example.',
  ])('%s is no email address', (address) =>
    expect(isEmail(address)).toMatch(/^Write an email address/),
  );
});

test('trimTexts removes what surrounds texts, and leaves boxes alone', () => {
  expect(trimTexts({ email: ' \tname@example.com\n', name: 'Ana  Luz', remember: true })).toEqual({
    email: 'name@example.com',
    name: 'Ana  Luz',
    remember: true,
  });
});

test('findProblems has the first problem of each field, and nothing for fields that are right', () => {
  const rules = {
    email: [filled('Write it.'), isEmail],
    name: [atMost(3)],
    terms: [(accepted: boolean) => (accepted ? undefined : 'Accept it.')],
  };
  expect(findProblems({ email: '', name: 'Ana', terms: false }, rules)).toEqual({
    email: 'Write it.',
    terms: 'Accept it.',
  });
  expect(findProblems({ email: 'a@b.example', name: '', terms: true }, rules)).toEqual({});
});
