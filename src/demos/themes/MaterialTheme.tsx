import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import { demoThemeInLook, localizedDemoTheme } from '../../branding/demoTheme';
import type { LocalePack } from '../../branding/demoTheme';
import type { ThemeLook } from './types';

interface Props {
  /** The libraries' own texts in the reader's language; English by default. */
  locales?: readonly LocalePack[] | undefined;
  look: ThemeLook;
  children: ReactNode;
}

const ENGLISH: readonly LocalePack[] = [];

/**
 * Material UI's theme. The plain theme provider is on purpose: Material UI's own would keep a color
 * mode of its own and write it on `<html>` (design §3). It gets the theme without an id, as in
 * readers' apps: under an id the theme's default props reach no component, and Grid2 finds no theme.
 */
export function MaterialTheme({ locales = ENGLISH, look: { isRtl, isDense }, children }: Props) {
  const theme = useMemo(
    () => demoThemeInLook(localizedDemoTheme(locales), { isRtl, isDense }),
    [locales, isRtl, isDense],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
