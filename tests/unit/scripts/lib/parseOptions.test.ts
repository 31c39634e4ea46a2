import {
  fileNameOf,
  parseChoices,
  parseCount,
  parseViewport,
} from '../../../../scripts/lib/parseOptions';

test('reads a viewport', () => {
  expect(parseViewport('390x844')).toEqual({ width: 390, height: 844 });
});

test.each(['390', '0x844', '390x', '-390x844', '390 x 844'])('%s is no viewport', (value) => {
  expect(() => parseViewport(value)).toThrow('is no viewport');
});

test('reads a count', () => {
  expect(parseCount('5')).toBe(5);
  expect(() => parseCount('0')).toThrow('is no count');
  expect(() => parseCount('many')).toThrow('is no count');
});

test('reads choices, each once and in the order in which they are known', () => {
  expect(parseChoices('dark, light,dark', ['light', 'dark'])).toEqual(['light', 'dark']);
  expect(() => parseChoices('light,sepia', ['light', 'dark'])).toThrow(
    '"sepia" is not known: give one or more of light,dark.',
  );
  expect(() => parseChoices('', ['light', 'dark'])).toThrow('"" is not known');
});

test('names pictures after their pages', () => {
  expect(fileNameOf('/material-ui/react-button')).toBe('material-ui-react-button');
  expect(fileNameOf('/')).toBe('home');
  expect(fileNameOf('/zh/?a=1#b')).toBe('zh-a-1-b');
});
