/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { createDemoLook } from '@component-docs/demos/browser/demoLook';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import { MaterialTheme } from '../../../../../src/mui/browser/MaterialTheme';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { loadRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import { INITIAL_THEME } from '@component-docs/preferences/shared/theme/themeState';
import { dispatchTheme, themeStore } from '@component-docs/preferences/browser/theme/themeStore';

const inMaterialTheme: DemoTheme = (demo, look) => (
  <MaterialTheme look={look}>{demo}</MaterialTheme>
);

let renders = 0;

function Counter() {
  renders += 1;
  const [presses, setPresses] = useState(0);
  return (
    <Button startIcon="+" onClick={() => setPresses(presses + 1)}>
      {presses}
    </Button>
  );
}

const button = () => screen.getByRole('button');
const isDense = () => button().className.includes('MuiButton-sizeSmall');
const isRtl = () => button().className.includes('rtl-');

beforeEach(() => {
  renders = 0;
});
afterEach(() => {
  cleanup();
  act(() => themeStore.set(INITIAL_THEME));
});

test('a change of mode, spacing, or colors does not render any of thirty demos again', () => {
  for (let root = 0; root < 30; root += 1) {
    render(<DemoRoot theme={inMaterialTheme} demo={Counter} language="en" />);
  }
  expect(renders).toBe(30);
  act(() => dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'dark' } }));
  act(() => dispatchTheme({ type: 'SET_SPACING', payload: 4 }));
  act(() =>
    dispatchTheme({
      type: 'CHANGE',
      payload: { paletteColors: { primary: { main: '#c2185b' } } },
    }),
  );
  expect(renders).toBe(30);
  act(() => dispatchTheme({ type: 'SET_DENSE', payload: true }));
  expect(renders).toBe(60);
});

test('a demo keeps its state when direction and density change', async () => {
  render(<DemoRoot theme={inMaterialTheme} demo={Counter} language="en" />);
  fireEvent.click(button());
  expect([isDense(), isRtl()]).toEqual([false, false]);
  await act(() => loadRtlCache());
  act(() => dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } }));
  act(() => dispatchTheme({ type: 'SET_DENSE', payload: true }));
  expect([isDense(), isRtl(), button().textContent]).toEqual([true, true, '+1']);
  act(() => dispatchTheme({ type: 'CHANGE', payload: { direction: 'ltr' } }));
  expect([isRtl(), button().textContent]).toEqual([false, '+1']);
});

test('a demo’s own look is always the opposite of the site’s', async () => {
  const look = createDemoLook();
  render(<DemoRoot theme={inMaterialTheme} demo={Counter} language="en" look={look} />);
  await act(() => loadRtlCache());
  act(() => look.set({ mode: false, direction: true, density: true }));
  expect([isDense(), isRtl()]).toEqual([true, true]);
  act(() => dispatchTheme({ type: 'SET_DENSE', payload: true }));
  act(() => dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } }));
  expect([isDense(), isRtl()]).toEqual([false, false]);
});

test('mirrors the library’s margins', async () => {
  await act(() => loadRtlCache());
  act(() => dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } }));
  const { container } = render(<DemoRoot theme={inMaterialTheme} demo={Counter} language="en" />);
  const icon = container.querySelector('.MuiButton-startIcon');
  const { marginLeft, marginRight } = getComputedStyle(icon ?? document.body);
  expect([marginLeft, marginRight]).toEqual(['8px', '-4px']);
});
