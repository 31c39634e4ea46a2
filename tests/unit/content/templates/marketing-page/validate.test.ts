import { validateTrial } from '@site/content/templates/marketing-page/validate';

const right = { workshop: 'Telar Nublado', email: 'paloma@telar.example', people: '6' };

test('a right request has no problems', () => {
  expect(validateTrial(right)).toEqual({});
});

test('empty fields are named one by one', () => {
  expect(Object.keys(validateTrial({ workshop: '', email: '', people: '' }))).toEqual([
    'workshop',
    'email',
    'people',
  ]);
});

test('long names and wrong addresses are refused', () => {
  expect(validateTrial({ ...right, workshop: 'a'.repeat(81) }).workshop).toMatch(/^Use at most 80/);
  expect(validateTrial({ ...right, email: 'paloma' }).email).toMatch(/^Write an email address/);
});

test.each(['1', '60'])('%s people can use it', (people) => {
  expect(validateTrial({ ...right, people })).toEqual({});
});

test.each([
  ['0', 'Weftline is made for 1 to 60 people.'],
  ['61', 'Weftline is made for 1 to 60 people.'],
  ['eight', 'Write a whole number, such as 8.'],
  ['-3', 'Write a whole number, such as 8.'],
  ['2.5', 'Write a whole number, such as 8.'],
])('"%s" people: %s', (people, problem) => {
  expect(validateTrial({ ...right, people }).people).toBe(problem);
});
