import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/system';
import { brandingTheme } from '../../branding/brandingTheme';
import { themeInLook } from '../../mui/browser/themeInLook';
import type { ThemeLook } from '@component-docs/demo-themes/shared/library';

interface Props {
  look: ThemeLook;
  children: ReactNode;
}

/**
 * Gives Material UI's components the look of the site, with the plain theme provider for the same reason as
 * `MaterialTheme`. Mode, spacing, and colors follow the reader's theme by CSS variables.
 */
export function BrandingTheme({ look: { isRtl, isDense }, children }: Props) {
  const theme = useMemo(() => themeInLook(brandingTheme, { isRtl, isDense }), [isRtl, isDense]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
