import type { ComponentType } from 'react';
import type { ToolProps } from './types';

interface Tool {
  load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /** Whether the tool uses the library's components or colors, which need the demo theme's variables. */
  usesTheme: boolean;
}

/** The tools that pages show with `<CustomizationTool name="…" />`. */
export const TOOLS = {
  'default-theme': {
    load: () => import(/* webpackChunkName: "tool-default-theme" */ './default-theme/ThemeViewer'),
    usesTheme: false,
  },
  density: {
    load: () => import(/* webpackChunkName: "tool-density" */ './density/DensityTool'),
    usesTheme: true,
  },
  color: {
    load: () => import(/* webpackChunkName: "tool-color" */ './color/ColorPlayground'),
    usesTheme: true,
  },
  icons: {
    load: () => import(/* webpackChunkName: "tool-icons" */ '../icons/IconBrowser'),
    usesTheme: true,
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;
