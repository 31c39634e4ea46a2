import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import { useReaderTheme } from '@component-docs/demo-themes/browser/useReaderTheme';
import type { ThemeLook } from '@component-docs/demo-themes/shared/library';
import { localizedDemoTheme } from './demoTheme';
import type { LocalePack, MaterialDemoTheme } from './demoTheme';
import { themeInLook } from './themeInLook';

interface Props {
  /** The libraries' own texts in the reader's language; English by default. */
  locales?: readonly LocalePack[] | undefined;
  look: ThemeLook;
  children: ReactNode;
}

const ENGLISH: readonly LocalePack[] = [];

/**
 * Provides Material UI's theme, with the plain theme provider: Material UI's own would manage a
 * separate color mode and write it on `<html>`, but Docusaurus' `data-theme` attribute is the only
 * owner of the mode. The theme is provided without an id, as in readers' apps: with an id, the
 * theme's default props reach no component, and Grid2 finds no theme.
 */
export function MaterialTheme({
  locales = ENGLISH,
  look: { isRtl, isDense, pack },
  children,
}: Props) {
  const own = useReaderTheme('material-ui')?.theme as MaterialDemoTheme | undefined;
  const theme = useMemo(
    () => themeInLook(localizedDemoTheme(pack ? [pack] : locales, own), { isRtl, isDense }),
    [locales, pack, own, isRtl, isDense],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
