import { substituteRules } from '../../../../../src/mui/node/substitutes';
import { THEMED_LIBRARIES } from '../../../../../src/mui/node/themedLibraries';
import { demoTheme } from '../../../../../src/mui/browser/demoTheme';
import { THEMED_PRODUCTS } from '@component-docs/demo-themes/shared/themedProducts';

const WEIGHTS = [300, 400, 500, 600, 700, 800, 900];

function parse(rule: string) {
  const value = (name: string) => new RegExp(`${name}:"?([^;"}]+)`).exec(rule)?.[1] ?? '';
  const [min = 0, max = min] = value('font-weight').split(' ').map(Number);
  const [scale, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map(
    (name) => parseFloat(value(name)) / 100,
  ) as [number, number, number];
  const family = value('font-family');
  return { family, min, max, scale, ascent, descent, characters: value('unicode-range') };
}

describe.each(THEMED_PRODUCTS)('the substitutes of %s', (product) => {
  const rules = substituteRules(product).map(parse);

  test.each(THEMED_LIBRARIES[product].substitutes)(
    '%s has each weight of all characters once',
    (family) => {
      const own = rules.filter((rule) => rule.family === family && rule.characters === '');
      const served = WEIGHTS.map(
        (weight) => own.filter(({ min, max }) => min <= weight && weight <= max).length,
      );
      expect(served).toEqual(WEIGHTS.map(() => 1));
    },
  );

  test('has those of some characters after that of the others, which they replace', () => {
    rules.forEach(({ family, min, characters }, index) => {
      const earlier = rules.slice(0, index).filter((rule) => rule.family === family);
      const isReplaced = earlier.some((rule) => rule.min === min && rule.characters === '');
      expect(isReplaced).toBe(characters !== '');
    });
  });

  test('have the height of the font', () => {
    const { ascent, descent } = THEMED_LIBRARIES[product].font;
    rules.forEach((rule) => {
      expect(rule.scale * rule.ascent).toBeCloseTo(ascent, 2);
      expect(rule.scale * rule.descent).toBeCloseTo(descent, 2);
    });
  });
});

test('Material UI names its font and the substitutes in its own stack', () => {
  const { font, substitutes } = THEMED_LIBRARIES['material-ui'];
  const names = [font.family, ...substitutes];
  expect(demoTheme.typography.fontFamily).toBe(
    `${names.map((name) => `"${name}"`).join(', ')}, sans-serif`,
  );
});
