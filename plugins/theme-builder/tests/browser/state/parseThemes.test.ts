import { parseThemes, printThemes } from '../../../browser/state/builderOf';
import { materialUi } from '../randomThemes';

const parse = (json: unknown) => parseThemes(JSON.stringify(json), materialUi);
const NONE = { themes: [], current: 'first' };

describe('builderOf', () => {
  it('reads what printThemes wrote', () => {
    const themes = ['a', 'b'].map((id) => ({ id, name: id, values: { spacing: 6 } }));
    const list = { themes, current: 'b' };
    expect(parseThemes(printThemes(list), materialUi)).toEqual(list);
  });

  it.each([null, '', '{', '[]', '7', '{"version":2,"themes":[]}', '{"version":1,"themes":7}'])(
    'reads no themes from %p',
    (text) => {
      expect(parseThemes(text, materialUi)).toEqual(NONE);
    },
  );

  it('leaves out what is not valid', () => {
    const values = { spacing: 6, 'shape.borderRadius': 'url(x)', evil: 1 };
    const theme = { id: 'a', name: 'A', values };
    expect(parse({ version: 1, current: 9, themes: [7, theme, theme] })).toEqual({
      themes: [{ id: 'a', name: 'A', values: { spacing: 6 } }],
      current: 'a',
    });
  });

  it('gives themes that were stored without ids the same ones in every tab', () => {
    const stored = { version: 1, current: 1, themes: ['A', 'B'].map((name) => ({ name })) };
    expect(parse(stored).themes.map(({ id }) => id)).toEqual(['first', 'theme-1']);
    expect(parse(stored).current).toBe('theme-1');
  });

  it('keeps more themes than can be added: undoing and other tabs bring them back', () => {
    const themes = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, name: '' }));
    expect(parse({ version: 1, current: 0, themes }).themes).toHaveLength(30);
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
