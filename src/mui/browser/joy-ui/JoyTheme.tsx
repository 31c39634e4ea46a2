import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@emotion/react';
import { useReaderTheme } from '@component-docs/demo-themes/browser/useReaderTheme';
import type { ThemeLook } from '@component-docs/demo-themes/shared/library';
import { joyThemeInLook } from './joyDemoTheme';

interface Props {
  look: ThemeLook;
  children: ReactNode;
}

/**
 * Provides Joy UI's theme through the context that its components read. Joy's own provider would
 * store a color mode, write it on `<html>`, and render every demo again when it changes.
 */
export function JoyTheme({ look: { isRtl, isDense }, children }: Props) {
  const own = useReaderTheme('joy-ui')?.theme;
  const theme = useMemo(() => joyThemeInLook({ isRtl, isDense }, own), [isRtl, isDense, own]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
