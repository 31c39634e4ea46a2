import fc from 'fast-check';
import { INITIAL_THEME, themeReducer } from '../../../shared/theme/themeState';
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

test('has the expected initial state', () => {
  expect(INITIAL_THEME).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
});

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

test('does not limit the spacing', () => {
  const down = themeReducer({ ...CUSTOM, spacing: 0 }, { type: 'DECREASE_SPACING' });
  const up = themeReducer({ ...CUSTOM, spacing: 20 }, { type: 'INCREASE_SPACING' });
  expect([down.spacing, up.spacing]).toEqual([-1, 21]);
});

test('resets the colors to the initial object', () => {
  const { paletteColors: reset } = themeReducer(CUSTOM, { type: 'RESET_COLORS' });
  expect(reset).toBe(INITIAL_THEME.paletteColors);
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

  test('treats equal colors in another object as new', () => {
    const copy = { primary: { main: '#c2185b' } };
    const next = themeReducer(CUSTOM, { type: 'CHANGE', payload: { paletteColors: copy } });
    expect(next).not.toBe(CUSTOM);
    expect(next.paletteColors).toBe(copy);
  });

  test('ignores falsy members of any kind', () => {
    const payload = { direction: '', paletteMode: 0, paletteColors: false } as never;
    expect(themeReducer(CUSTOM, { type: 'CHANGE', payload })).toBe(CUSTOM);
  });

  test('never changes spacing or density, even if they are given', () => {
    const payload = { direction: 'ltr', spacing: 1, dense: false } as const;
    const next = themeReducer(CUSTOM, { type: 'CHANGE', payload });
    expect([next.spacing, next.dense]).toEqual([12, true]);
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

test('an increase and a decrease cancel each other out', () => {
  fc.assert(
    fc.property(states, (state) => {
      const up = themeReducer(state, { type: 'INCREASE_SPACING' });
      expect(themeReducer(up, { type: 'DECREASE_SPACING' })).toEqual(state);
    }),
  );
});

test('no action modifies its input state', () => {
  const actions: fc.Arbitrary<ThemeAction> = fc.oneof(
    fc.constantFrom<ThemeAction>(
      { type: 'INCREASE_SPACING' },
      { type: 'RESET_DENSITY' },
      { type: 'RESET_COLORS' },
    ),
    states.map((payload): ThemeAction => ({ type: 'CHANGE', payload })),
    fc.integer().map((payload): ThemeAction => ({ type: 'SET_SPACING', payload })),
  );
  fc.assert(
    fc.property(states, actions, (state, action) => {
      const before = structuredClone(state);
      themeReducer(Object.freeze(state), action);
      expect(state).toEqual(before);
    }),
  );
});
