import { charactersOf } from '../../node/demoFonts';

test('has all of ASCII that can be seen, and the space', () => {
  const characters = charactersOf([]).join('');
  expect(characters).toMatch(/^ !"#.*0123456789.*ABC.*xyz\{\|\}~/);
  expect(characters).not.toMatch(/[\n\t\x7f]/);
});

test('adds the characters of demos, each once, in the order of their code points', () => {
  const added = charactersOf(['<p>Café, Zoë’s</p>\n', "const names = ['Zoë', 'Noé'];"]).filter(
    (character) => !charactersOf([]).includes(character),
  );
  expect(added).toEqual(['é', 'ë']);
});
