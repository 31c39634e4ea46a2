/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import {
  ThemeProvider,
  useChangeTheme,
  useThemeDispatch,
} from '../../../../../../src/reader/preferences/theme/ThemeProvider';
import { INITIAL_THEME } from '../../../../../../src/reader/preferences/theme/themeState';
import {
  themeStore,
  useThemeState,
} from '../../../../../../src/reader/preferences/theme/themeStore';

afterEach(() => act(() => themeStore.set(INITIAL_THEME)));

const wrapper = ThemeProvider;

test('a component outside the provider is told so when it changes the theme', () => {
  const forgot = new Error('Forgot to wrap component in `ThemeProvider`');
  const { result: dispatch } = renderHook(useThemeDispatch);
  expect(() => dispatch.current({ type: 'RESET_COLORS' })).toThrow(forgot);
  const { result: change } = renderHook(useChangeTheme);
  expect(() => change.current({ direction: 'rtl' })).toThrow(forgot);
});

test('a change reaches readers in other React roots', () => {
  const reader = renderHook(() => useThemeState(({ direction }) => direction)).result;
  const { result: change } = renderHook(useChangeTheme, { wrapper });
  act(() => change.current({ direction: 'rtl' }));
  expect(reader.current).toBe('rtl');
});

test('the function that changes the theme stays the same', () => {
  const { result, rerender } = renderHook(useChangeTheme, { wrapper });
  const first = result.current;
  act(() => first({ paletteMode: 'dark' }));
  rerender();
  expect(result.current).toBe(first);
});

test('a reader of one part does not render for another', () => {
  const renders: number[] = [];
  renderHook(() => renders.push(useThemeState(({ spacing }) => spacing)));
  const { result: dispatch } = renderHook(useThemeDispatch, { wrapper });
  act(() => dispatch.current({ type: 'CHANGE', payload: { paletteMode: 'dark' } }));
  act(() => dispatch.current({ type: 'INCREASE_SPACING' }));
  expect(renders).toEqual([8, 9]);
});
