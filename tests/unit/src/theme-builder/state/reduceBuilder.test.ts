import {
  currentTheme,
  FIRST_STATE,
  MAX_THEMES,
  reduceBuilder,
} from '../../../../../src/theme-builder/state/reduceBuilder';
import type { BuilderAction, BuilderState } from '../../../../../src/theme-builder/state/types';

const run = (...actions: BuilderAction[]): BuilderState =>
  actions.reduce(reduceBuilder, FIRST_STATE);
const set = (spacing: number): BuilderAction => ({
  type: 'SET',
  update: (values) => ({ ...values, spacing }),
});
const added = (name: string): BuilderAction => ({ type: 'ADD', theme: { name, values: {} } });

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

  it('brings back a deleted theme', () => {
    const state = run(added('brand'), { type: 'REMOVE' }, { type: 'UNDO' });
    expect(currentTheme(state).name).toBe('brand');
  });

  it('always has a theme', () => {
    expect(run({ type: 'REMOVE' }, { type: 'REMOVE' }).themes).toHaveLength(1);
  });

  it('keeps no more than the limit', () => {
    const state = run(...Array.from({ length: 40 }, (_, index) => added(String(index))));
    expect(state.themes).toHaveLength(MAX_THEMES);
  });

  it('renames the current theme, in no more than 60 characters', () => {
    expect(currentTheme(run({ type: 'RENAME', name: ` ${'x'.repeat(99)}` })).name).toHaveLength(60);
  });

  it('leaves the state as it is where there is nothing to do', () => {
    expect(run({ type: 'UNDO' }, { type: 'REDO' }, { type: 'SELECT', index: 7 })).toBe(FIRST_STATE);
  });
});
