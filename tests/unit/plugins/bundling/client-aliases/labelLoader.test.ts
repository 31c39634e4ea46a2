import labelLoader from '../../../../../plugins/bundling/client-aliases/labelLoader.cjs';

test('a label given to translate keeps its id and text', () => {
  const source = `translate({
    id: 'a.b',
    message: 'It\\'s here',
    description: 'Of the reader\u2019s "own" page',
  }, { count })`;
  const slim = labelLoader(source);
  expect(slim).not.toContain('description');
  expect(slim.replace(/\s+/g, '')).toBe(`translate({id:'a.b',message:'It\\'shere',},{count})`);
});

test('so does an element', () => {
  const source =
    '<Translate\n  id="a.b"\n  description="On a button"\n  values={{ a }}\n>Text</Translate>';
  expect(labelLoader(source)).toBe('<Translate\n  id="a.b"\n  values={{ a }}\n>Text</Translate>');
});

test.each([
  "const page = { title: 'A', description: 'B' };",
  '<meta name="description" content={description} />',
  'const fn = ({ message, description }) => message + description;',
])('what is no label stays: %s', (source) => {
  expect(labelLoader(source)).toBe(source);
});
