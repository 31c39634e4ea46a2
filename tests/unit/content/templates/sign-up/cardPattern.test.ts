import { cardPattern, COLUMNS, ROWS } from '@site/content/templates/sign-up/cardPattern';

test('a name has the same pattern each time, another name another one', () => {
  expect(cardPattern('Ana Sefu')).toEqual(cardPattern('Ana Sefu'));
  expect(cardPattern('Ana Sefu')).not.toEqual(cardPattern('Sana Efu'));
});

test('case and what isn’t a letter make no difference', () => {
  expect(cardPattern(' ana-sefu 2 ')).toEqual(cardPattern('AnaSefu'));
});

test.each(['', '42', 'A', '山田花子', 'Ọlábísí', 'a'.repeat(80)])('"%s" fills the card', (name) => {
  const pattern = cardPattern(name);
  expect(pattern).toHaveLength(COLUMNS);
  expect(pattern.every((column) => column.length === ROWS)).toBe(true);
});

test('a card without a letter has the pattern of the library', () => {
  expect(cardPattern('42')).toEqual(cardPattern('Lendhalla'));
  expect(new Set(cardPattern('42').flat()).size).toBeGreaterThan(1);
});
