import { parseThemes, printThemes } from '../../../../../src/theme-builder/state/parseThemes';
import { FIRST_STATE } from '../../../../../src/theme-builder/state/reduceBuilder';
import { materialUi } from '../randomThemes';

const parse = (json: unknown) => parseThemes(JSON.stringify(json), materialUi);

describe('parseThemes', () => {
  it('reads what printThemes wrote', () => {
    const state = { ...FIRST_STATE, themes: [{ name: 'A', values: { spacing: 6 } }] };
    expect(parseThemes(printThemes(state), materialUi)).toEqual(state);
  });

  it.each([null, '', '{', '[]', '7', '{"version":2,"themes":[]}', '{"version":1,"themes":7}'])(
    'starts again with %p',
    (text) => {
      expect(parseThemes(text, materialUi)).toEqual(FIRST_STATE);
    },
  );

  it('leaves out what is not valid', () => {
    const values = { spacing: 6, 'shape.borderRadius': 'url(x)', evil: 1 };
    expect(parse({ version: 1, current: 9, themes: [7, { name: 'A', values }] })).toEqual({
      ...FIRST_STATE,
      themes: [{ name: 'A', values: { spacing: 6 } }],
    });
  });

  it('gives a custom color to both schemes', () => {
    const light = 'colorSchemes.light.palette.brand.main';
    const [theme] = parse({
      version: 1,
      current: 0,
      themes: [{ name: '', values: { [light]: '#112233' } }],
    }).themes;
    expect(theme?.values['colorSchemes.dark.palette.brand.main']).toBe('#112233');
  });
});
