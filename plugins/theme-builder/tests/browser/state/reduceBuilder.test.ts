import {
  currentTheme,
  FIRST_STATE,
  FIRST_THEME,
  isFull,
  MAX_THEMES,
  reduceBuilder,
  shownThemes,
} from '../../../browser/state/reduceBuilder';
import type { BuilderAction, BuilderState } from '../../../browser/state/reduceBuilder';

const run = (...actions: BuilderAction[]): BuilderState =>
  actions.reduce(reduceBuilder, FIRST_STATE);
const setPath = (path: string, value: number): BuilderAction => ({
  type: 'SET',
  update: (values) => ({ ...values, [path]: value }),
});
const set = (spacing: number) => setPath('spacing', spacing);
const added = (name: string): BuilderAction => ({
  type: 'ADD',
  theme: { id: name, name, values: {} },
});
const select = (id: string): BuilderAction => ({ type: 'SELECT', id });

/** Does actions of another tab between those of this one, which keeps its own changes. */
function elsewhere(state: BuilderState, ...actions: BuilderAction[]): BuilderState {
  const other = { themes: state.themes, current: state.current, past: [], future: [] };
  return { ...state, themes: actions.reduce(reduceBuilder, other).themes };
}

describe('reduceBuilder', () => {
  it('undoes and redoes changes', () => {
    const undone = run(set(1), set(2), { type: 'UNDO' });
    expect(currentTheme(undone).values).toEqual({ spacing: 1 });
    expect(currentTheme(reduceBuilder(undone, { type: 'REDO' })).values).toEqual({ spacing: 2 });
  });

  it('drops what was undone with the next change', () => {
    const state = run(set(1), { type: 'UNDO' }, set(3), { type: 'REDO' });
    expect(currentTheme(state).values).toEqual({ spacing: 3 });
  });

  it('undoes 50 changes and no more', () => {
    const changes = Array.from({ length: 60 }, (_, index) => set(index));
    const steps = Array.from({ length: 60 }, (): BuilderAction => ({ type: 'UNDO' }));
    expect(currentTheme(run(...changes, ...steps)).values).toEqual({ spacing: 9 });
  });

  it('shows the theme whose change is undone', () => {
    const state = run(set(1), added('brand'), set(2), select(FIRST_THEME.id), { type: 'UNDO' });
    expect(currentTheme(state)).toEqual({ id: 'brand', name: 'brand', values: {} });
  });

  it('brings back a deleted theme, where it was', () => {
    const state = run(added('a'), added('b'), select('a'), { type: 'REMOVE' }, { type: 'UNDO' });
    expect(currentTheme(state).name).toBe('a');
    expect(state.themes.map(({ id }) => id)).toEqual([FIRST_THEME.id, 'a', 'b']);
  });

  it('always has a theme', () => {
    expect(shownThemes(run(set(1), { type: 'REMOVE' }, { type: 'REMOVE' }))).toEqual([FIRST_THEME]);
  });

  it('adds no theme beyond the limit', () => {
    const state = run(...Array.from({ length: 40 }, (_, index) => added(String(index))));
    expect(state.themes).toHaveLength(MAX_THEMES);
    expect(isFull(state)).toBe(true);
    expect(reduceBuilder(state, added('one more'))).toBe(state);
  });

  it('renames the current theme, in no more than 60 characters', () => {
    expect(currentTheme(run({ type: 'RENAME', name: ` ${'x'.repeat(99)}` })).name).toHaveLength(60);
  });

  it('leaves the state as it is where there is nothing to do', () => {
    expect(run({ type: 'UNDO' }, { type: 'REDO' }, { type: 'REMOVE' }, select('none'))).toBe(
      FIRST_STATE,
    );
  });

  it('keeps what another tab changes in the same theme, also when its own change is undone', () => {
    const state = elsewhere(run(set(1), set(2)), setPath('shape.borderRadius', 9));
    expect(currentTheme(reduceBuilder(state, { type: 'UNDO' })).values).toEqual({
      spacing: 1,
      'shape.borderRadius': 9,
    });
  });

  it('keeps the themes that another tab adds', () => {
    const state = elsewhere(run(set(1), added('own')), added('other'));
    const undone = [{ type: 'UNDO' } as const, { type: 'UNDO' } as const].reduce(
      reduceBuilder,
      state,
    );
    expect(undone.themes.map(({ id }) => id)).toEqual([FIRST_THEME.id, 'other']);
    expect(undone.themes[0]?.values).toEqual({});
  });

  it('goes on with another theme when another tab deletes the current one', () => {
    const state = elsewhere(run(set(1), added('own')), { type: 'REMOVE' });
    const next = reduceBuilder(state, set(5));
    expect(next.themes).toEqual([{ ...FIRST_THEME, values: { spacing: 5 } }]);
    expect(next.current).toBe(FIRST_THEME.id);
  });
});
