import { unknownComponents } from '../../../node/page-checks/checkFrontMatter';

const KNOWN = { names: new Set(['Button', 'IconButton']), packages: ['@acme/ui', '@acme/lab'] };

const check = (list: string, components: unknown) =>
  unknownComponents('docs/ui/button.mdx', `---\ntitle: A\n${list}\n---\n`, components, KNOWN);

test('names the line, and the component that was probably meant', () => {
  expect(check('components:\n  - Button\n  - IconButon', ['Button', 'IconButon'])).toEqual([
    'docs/ui/button.mdx:5: none of @acme/ui, @acme/lab has a component "IconButon". Did you mean "IconButton"?',
  ]);
  expect(check('components: [Button, Tree]', ['Button', 'Tree'])).toEqual([
    'docs/ui/button.mdx:3: none of @acme/ui, @acme/lab has a component "Tree". Correct "components" in the front matter.',
  ]);
});

test.each([undefined, 'Buton', [['Buton']]])('leaves %j to others', (value) => {
  expect(check('components: 1', value)).toEqual([]);
});
