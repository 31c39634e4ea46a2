import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { DemoRoot } from '../../demos/DemoRoot';
import { addDemoFont } from '../../demos/fonts/addDemoFont';
import { MaterialTheme } from '../../demos/themes/MaterialTheme';
import type { DemoTheme } from '../../demos/themes/types';
import { useUserLanguage } from '../../reader/language/userLanguage';
import { ThemeProvider } from '../../reader/preferences/theme/ThemeProvider';
import type { ToolProps } from '../types';

interface Props extends ToolProps {
  tool: ComponentType;
}

const inMaterialTheme: DemoTheme = (tool, look) => (
  <MaterialTheme look={look}>{tool}</MaterialTheme>
);

/** Wraps a tool made of the library's components: it looks like a demo, and can change the theme. */
export function LibraryTool({ tool, styles }: Props) {
  const language = useUserLanguage();
  useEffect(() => addDemoFont('material-ui/'), []);
  return (
    <ThemeProvider>
      <DemoRoot demo={tool} theme={inMaterialTheme} language={language} styles={styles} />
    </ThemeProvider>
  );
}
