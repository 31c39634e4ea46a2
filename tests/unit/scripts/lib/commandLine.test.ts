import { fileNameOf, parseChoices, parseCount } from '../../../../scripts/lib/commandLine';

test('parses a count', () => {
  expect(parseCount('5')).toBe(5);
  expect(() => parseCount('0')).toThrow('is not a count');
  expect(() => parseCount('many')).toThrow('is not a count');
});

test('parses choices, each once and in the order of the known ones', () => {
  expect(parseChoices('dark, light,dark', ['light', 'dark'])).toEqual(['light', 'dark']);
  expect(() => parseChoices('light,sepia', ['light', 'dark'])).toThrow(
    '"sepia" is not known: pass one or more of light,dark.',
  );
  expect(() => parseChoices('', ['light', 'dark'])).toThrow('"" is not known');
});

test('names pictures after their pages', () => {
  expect(fileNameOf('/material-ui/react-button')).toBe('material-ui-react-button');
  expect(fileNameOf('/')).toBe('home');
  expect(fileNameOf('/zh/?a=1#b')).toBe('zh-a-1-b');
});
