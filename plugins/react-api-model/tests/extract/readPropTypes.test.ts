import path from 'node:path';
import { parseJavaScript } from '../../extract/parseJavaScript';
import { readPropTypes } from '../../extract/readPropTypes';

const fixture = path.join(__dirname, '../../../../tests/fixtures/api-package/ui');
const read = (component: string) =>
  readPropTypes(parseJavaScript(path.join(fixture, component, `${component}.js`)), component);

test('finds propTypes inside the production check and in a plain statement', () => {
  expect([...read('Button').keys()]).toEqual([
    'anchor',
    'children',
    'classes',
    'component',
    'edge',
    'href',
    'iconProps',
    'onPress',
    'size',
  ]);
  expect(read('Picker').size).toBe(5);
  expect(read('Plain').size).toBe(0);
});

test('recognizes hidden, required, extensible, and ref-holding props', () => {
  const button = read('Button');
  expect(button.get('children')?.doc.isHidden).toBe(true);
  expect(button.get('size')).toMatchObject({ required: false, acceptsAnyString: true });
  // Required, inside a validator that checks more.
  expect(button.get('href')).toMatchObject({ required: true, acceptsAnyString: false });
  expect(read('Picker').get('value')?.requiresRef).toBe(true);
});

test('reads the comment with its tags', () => {
  expect(read('Button').get('onPress')?.doc).toEqual({
    description: 'Called after a press.',
    default: undefined,
    deprecated: undefined,
    isHidden: false,
    parameters: [
      { name: 'event', description: 'The event source.\n**Warning**: a generic event.' },
      { name: 'count', description: 'How often it was pressed.' },
    ],
    returns: 'Whether it counts.',
  });
});

test('ignores the propTypes of another component in the file', () => {
  const source = parseJavaScript(path.join(fixture, 'Picker/Picker.js'));
  expect(readPropTypes(source, 'Part').size).toBe(0);
});
