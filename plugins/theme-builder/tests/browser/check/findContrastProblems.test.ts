import { findContrastProblems } from '../../../browser/check/findContrastProblems';
import type { Pair } from '../../../browser/check/findContrastProblems';
import { readColor, VISIBLE_GRAY } from '../../../browser/model/color';
import { createDraftTheme } from '../../../browser/model/draftTheme';
import { focusRing, INPUT_BORDER } from '../../../browser/libraries/material-ui/tokens';
import { materialUi } from '../randomThemes';

const context = {
  theme: createDraftTheme({}, materialUi),
  values: {},
  library: materialUi,
  scheme: 'light',
} as const;

function pair(use: Pair['use'], color: string, background: string, place: string): Pair {
  const colors = { color: readColor(color), background: readColor(background) };
  return { use, ...colors, raw: colors, place };
}

describe('findContrastProblems', () => {
  it('finds a pair once, with all components that have it', () => {
    const pairs = ['Button', 'Chip', 'Button'].map((place) =>
      pair('text', '#ffffff', '#ed6c02', place),
    );
    expect(findContrastProblems(pairs, context)).toEqual([
      expect.objectContaining({ ratio: 3.11, needed: 4.5, places: ['Button', 'Chip'] }),
    ]);
  });

  it('proposes the token that has the color of the text', () => {
    const [problem] = findContrastProblems([pair('text', '#ed6c02', '#ffffff', 'Button')], context);
    expect(Object.keys(problem?.fix?.changes ?? {})).toEqual([
      'colorSchemes.light.palette.warning.main',
    ]);
  });

  it('proposes the override of the border for borders of inputs', () => {
    const [problem] = findContrastProblems(
      [pair('border', '#c4c4c4', '#ffffff', 'OutlinedInput')],
      context,
    );
    expect(problem?.fix?.changes).toEqual({ [INPUT_BORDER]: VISIBLE_GRAY });
  });

  it('proposes a ring where what has the focus has none', () => {
    const [problem] = findContrastProblems(
      [pair('focus', '#ffffff', '#ffffff', 'Button')],
      context,
    );
    expect(problem).toMatchObject({ ratio: 1, fix: { changes: focusRing(VISIBLE_GRAY) } });
  });

  it('proposes nothing where no token has the color', () => {
    const [problem] = findContrastProblems([pair('text', '#eeeeee', '#fefefe', 'Alert')], context);
    expect(problem?.fix).toBeUndefined();
  });

  it('asks for less contrast of large text, and finds nothing where all is legible', () => {
    expect(
      findContrastProblems(
        [pair('largeText', '#ffffff', '#ed6c02', 'h4'), pair('text', '#000000', '#ffffff', 'p')],
        context,
      ),
    ).toEqual([]);
  });
});
