import fc from 'fast-check';
import { themeReducer } from '../../../shared/theme/themeState';
import type { ThemeAction, ThemeState } from '../../../shared/theme/themeState';

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/).map((main) => ({ main }));
const paletteColors = fc.record({ primary: hex, secondary: hex }, { requiredKeys: [] });
const states: fc.Arbitrary<ThemeState> = fc.record({
  dense: fc.boolean(),
  direction: fc.constantFrom('ltr', 'rtl'),
  paletteColors,
  spacing: fc.integer({ min: -5, max: 40 }),
  paletteMode: fc.constantFrom('light', 'dark'),
});

const CUSTOM: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#c2185b' } },
  spacing: 12,
  paletteMode: 'dark',
};

test.each<[ThemeAction, Partial<ThemeState>]>([
  [{ type: 'SET_SPACING', payload: 4 }, { spacing: 4 }],
  [{ type: 'SET_SPACING', payload: 0 }, { spacing: 0 }],
  [{ type: 'INCREASE_SPACING' }, { spacing: 13 }],
  [{ type: 'DECREASE_SPACING' }, { spacing: 11 }],
  [{ type: 'SET_DENSE', payload: false }, { dense: false }],
  [{ type: 'SET_DENSE', payload: true }, { dense: true }],
  [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
  [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
  [{ type: 'CHANGE', payload: { paletteMode: 'light' } }, { paletteMode: 'light' }],
  [{ type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
  [{ type: 'CHANGE', payload: { paletteColors: {} } }, { paletteColors: {} }],
  [
    { type: 'CHANGE', payload: { paletteMode: 'light', direction: 'ltr' } },
    { paletteMode: 'light', direction: 'ltr' },
  ],
])('%j changes only its own members', (action, changed) => {
  expect(themeReducer(CUSTOM, action)).toEqual({ ...CUSTOM, ...changed });
});

test.each(['SET_THEME', '', 'change', 'constructor'])('throws for the type "%s"', (type) => {
  expect(() => themeReducer(CUSTOM, { type } as unknown as ThemeAction)).toThrow(
    new Error(`Unrecognized type ${type}`),
  );
});

describe('CHANGE', () => {
  test.each([
    {},
    { paletteMode: CUSTOM.paletteMode },
    { direction: CUSTOM.direction },
    { paletteColors: CUSTOM.paletteColors },
    { paletteMode: null, direction: null, paletteColors: null },
    { paletteMode: undefined, direction: CUSTOM.direction },
  ])('of %j returns the same object', (payload) => {
    expect(themeReducer(CUSTOM, { type: 'CHANGE', payload })).toBe(CUSTOM);
  });

  test('is idempotent, and returns the same object only if no member differs', () => {
    fc.assert(
      fc.property(states, states, (state, { paletteMode, direction, paletteColors: colors }) => {
        const action: ThemeAction = {
          type: 'CHANGE',
          payload: { paletteMode, direction, paletteColors: colors },
        };
        const once = themeReducer(state, action);
        expect(themeReducer(once, action)).toBe(once);
        const differs =
          paletteMode !== state.paletteMode ||
          direction !== state.direction ||
          colors !== state.paletteColors;
        expect(once !== state).toBe(differs);
      }),
    );
  });
});
