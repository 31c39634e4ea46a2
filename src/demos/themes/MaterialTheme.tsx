import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Localization } from '@mui/material/locale';
import { ThemeProvider } from '@mui/system';
import { demoTheme, demoThemeInLook, localizedDemoTheme } from '../../branding/demoTheme';
import type { ThemeLook } from './types';

interface Props {
  /** The library's own texts in the reader's language; English by default. */
  locale?: Localization | undefined;
  look: ThemeLook;
  children: ReactNode;
}

/**
 * Material UI's theme. The plain theme provider is on purpose: Material UI's own would keep a color
 * mode of its own and write it on `<html>` (design §3). It gets the theme without an id, as in
 * readers' apps: under an id the theme's default props reach no component, and Grid2 finds no theme.
 */
export function MaterialTheme({ locale, look: { isRtl, isDense }, children }: Props) {
  const theme = useMemo(
    () => demoThemeInLook(locale ? localizedDemoTheme(locale) : demoTheme, { isRtl, isDense }),
    [locale, isRtl, isDense],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
