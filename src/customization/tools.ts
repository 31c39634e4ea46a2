import type { ComponentType } from 'react';
import type { ToolProps } from './types';

interface Tool {
  load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /** Whether the tool uses the library's components, which need the demo theme's variables. */
  usesLibrary: boolean;
}

/** The tools that pages show with `<CustomizationTool name="…" />`. */
export const TOOLS = {
  'default-theme': {
    load: () => import(/* webpackChunkName: "tool-default-theme" */ './default-theme/ThemeViewer'),
    usesLibrary: false,
  },
  density: {
    load: () => import(/* webpackChunkName: "tool-density" */ './density/DensityTool'),
    usesLibrary: true,
  },
  color: {
    load: () => import(/* webpackChunkName: "tool-color" */ './color/ColorPlayground'),
    usesLibrary: true,
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;
