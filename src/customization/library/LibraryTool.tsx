import type { ComponentType } from 'react';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import { ThemeProvider } from '@component-docs/preferences/browser/theme/ThemeProvider';
import type { ToolProps } from '../types';
import { BrandingTheme } from './BrandingTheme';

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
