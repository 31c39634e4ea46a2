/** @jest-environment jsdom */
import type { ComponentType, PropsWithChildren, ReactElement } from 'react';
import JoyButton from '@mui/joy/Button';
import { CssVarsProvider, extendTheme, THEME_ID as JOY_ID } from '@mui/joy/styles';
import Button from '@mui/material/Button';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import Grid2 from '@mui/material/Grid2';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import RtlProvider, { useRtl } from '@mui/system/RtlProvider';
import { act, render, screen } from '@testing-library/react';
import { loadListing } from '../loadListing';

const load = (title: string) =>
  loadListing('integrations/theme-scoping', title) as {
    default: ComponentType<PropsWithChildren>;
  };
const { default: ModeButton } = load('src/ModeButton.tsx');
const { default: Providers } = load('src/Providers.tsx');

const material = createTheme({
  direction: 'rtl',
  components: { MuiButton: { defaultProps: { variant: 'contained' } } },
});
const joy = extendTheme();
const scopedMaterial = { [THEME_ID]: material };
const scopedJoy = { [JOY_ID]: joy };

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ media, matches: false, addListener: jest.fn(), removeListener: jest.fn() }) as never;
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => jest.restoreAllMocks());

const both = (
  <>
    <Button>Material</Button>
    <JoyButton>Joy</JoyButton>
  </>
);
const inMaterial = (theme: object, children: ReactElement) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);
const inJoy = (theme: typeof joy | typeof scopedJoy, children: ReactElement) => (
  <CssVarsProvider theme={theme}>{children}</CssVarsProvider>
);

test.each([
  ['Joy UI with an id in Material UI', inMaterial(material, inJoy(scopedJoy, both))],
  ['Joy UI in Material UI with an id', inMaterial(scopedMaterial, inJoy(joy, both))],
  ['Material UI with an id in Joy UI', inJoy(joy, inMaterial(scopedMaterial, both))],
  ['Material UI in Joy UI with an id', inJoy(scopedJoy, inMaterial(material, both))],
  ['both with ids', inMaterial(scopedMaterial, inJoy(scopedJoy, both))],
])('%s works', (_name, tree) => {
  render(tree);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test.each([
  ['Joy UI in Material UI', inMaterial(material, inJoy(joy, both)), "reading '300'"],
  ['Material UI in Joy UI', inJoy(joy, inMaterial(material, both)), "reading 'borderRadius'"],
  ['Material UI without its provider', inJoy(joy, <Button />), "reading '300'"],
  ['Joy UI without its provider', inMaterial(material, <JoyButton />), "reading 'fontSize'"],
])('%s throws an error without ids', (_name, tree, message) => {
  expect(() => render(tree)).toThrow(message);
});

function Direction() {
  return <output>{String(useRtl())}</output>;
}

test('with an id, default props, the direction, and Grid2 are lost in this release', () => {
  render(
    inMaterial(
      scopedMaterial,
      <>
        <Button />
        <Direction />
      </>,
    ),
  );
  expect(screen.getByRole('button').className).toContain('MuiButton-text ');
  expect(screen.getByRole('status').textContent).toBe('false');
  expect(() => render(inMaterial(scopedMaterial, <Grid2 container />))).toThrow("reading 'keys'");
});

test('the providers of the page bring default props and the direction back', () => {
  render(
    <ThemeProvider theme={scopedMaterial}>
      <DefaultPropsProvider value={{ MuiButton: { variant: 'contained' } }}>
        <RtlProvider value>
          <Button />
          <Direction />
        </RtlProvider>
      </DefaultPropsProvider>
    </ThemeProvider>,
  );
  expect(screen.getByRole('button').className).toContain('MuiButton-contained ');
  expect(screen.getByRole('status').textContent).toBe('true');
});

test('both libraries follow one attribute and one button', () => {
  render(
    <Providers>
      <ModeButton />
    </Providers>,
  );
  const scheme = () => document.documentElement.dataset.joyColorScheme;
  expect(scheme()).toBe('light');
  act(() => screen.getByRole('button').click());
  expect(scheme()).toBe('dark');
  expect(screen.getByRole('button').textContent).toBe('Light colors');
  const css = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
  expect(css).toMatch(/\[data-joy-color-scheme="dark"\][^}]*--mui-palette/);
  expect(css).toMatch(/\[data-joy-color-scheme="dark"\][^}]*--joy-palette/);
});
