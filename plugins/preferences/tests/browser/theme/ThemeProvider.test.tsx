/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import {
  ThemeProvider,
  useChangeTheme,
  useThemeDispatch,
} from '../../../browser/theme/ThemeProvider';
import { INITIAL_THEME } from '../../../shared/theme/themeState';
import { themeStore } from '../../../browser/theme/themeStore';
import { useThemeState } from '../../../browser/theme/useTheme';

afterEach(() => act(() => themeStore.set(INITIAL_THEME)));

const wrapper = ThemeProvider;

test('changing the theme outside the provider throws', () => {
  const forgot = new Error('Forgot to wrap component in `ThemeProvider`');
  const { result: dispatch } = renderHook(useThemeDispatch);
  expect(() => dispatch.current({ type: 'RESET_COLORS' })).toThrow(forgot);
  const { result: change } = renderHook(useChangeTheme);
  expect(() => change.current({ direction: 'rtl' })).toThrow(forgot);
});

test('a change reaches components in other React roots', () => {
  const reader = renderHook(() => useThemeState(({ direction }) => direction)).result;
  const { result: change } = renderHook(useChangeTheme, { wrapper });
  act(() => change.current({ direction: 'rtl' }));
  expect(reader.current).toBe('rtl');
});

test('a component does not re-render for another part of the theme', () => {
  const renders: number[] = [];
  renderHook(() => renders.push(useThemeState(({ spacing }) => spacing)));
  const { result: dispatch } = renderHook(useThemeDispatch, { wrapper });
  act(() => dispatch.current({ type: 'CHANGE', payload: { paletteMode: 'dark' } }));
  act(() => dispatch.current({ type: 'INCREASE_SPACING' }));
  expect(renders).toEqual([8, 9]);
});
