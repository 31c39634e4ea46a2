import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@emotion/react';
import { joyDemoThemeInLook } from '../../branding/joyDemoTheme';
import type { ThemeLook } from './types';

interface Props {
  look: ThemeLook;
  children: ReactNode;
}

/**
 * Provides Joy UI's theme through the context that its components read. Joy's own provider would
 * store a color mode, write it on `<html>`, and render every demo again when it changes.
 */
export function JoyTheme({ look: { isRtl, isDense }, children }: Props) {
  const theme = useMemo(() => joyDemoThemeInLook({ isRtl, isDense }), [isRtl, isDense]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
