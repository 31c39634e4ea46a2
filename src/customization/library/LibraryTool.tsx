import type { ComponentType, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import { ThemeProvider } from '@component-docs/preferences/browser/theme/ThemeProvider';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { ToolProps } from '../tools';
import { BrandingTheme } from './BrandingTheme';

const FRAME = {
  my: '16px',
  p: '16px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const CONTROLS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px',
  '@media (scripting: none)': { display: 'none' },
} as const;

/** A frame whose controls keep their size, in px, when they change the look, or a message. */
export function ToolFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={FRAME}>
      <Box sx={CONTROLS}>{children}</Box>
      <noscript>{translate('customization.needsScript')}</noscript>
    </Box>
  );
}

interface Props extends ToolProps {
  tool: ComponentType;
}

const inBrandingTheme: DemoTheme = (tool, look) => (
  <BrandingTheme look={look}>{tool}</BrandingTheme>
);

/** Wraps a tool made of the library's components: it looks like the site, and can change the theme. */
export function LibraryTool({ tool, styles }: Props) {
  return (
    <ThemeProvider>
      <DemoRoot demo={tool} theme={inBrandingTheme} language={useUserLanguage()} styles={styles} />
    </ThemeProvider>
  );
}
