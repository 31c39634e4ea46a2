import type { ComponentType } from 'react';
import type { EmotionCache } from '@emotion/cache';

/** Props of every tool. */
export interface ToolProps {
  /** The page's style cache; only on the server. */
  styles?: EmotionCache | undefined;
}

interface Tool {
  load: () => Promise<{ default: ComponentType<ToolProps> }>;
  /** The theme whose CSS variables the tool uses. */
  theme: 'branding' | 'material-ui' | null;
}

/** The tools that pages show with `<CustomizationTool name="…" />`, and how each is loaded. */
export const TOOLS = {
  'default-theme': {
    load: () =>
      import(/* webpackChunkName: "tool-default-theme" */ './default-theme/MaterialThemeViewer'),
    theme: null,
  },
  'joy-default-theme': {
    load: () => import(/* webpackChunkName: "tool-joy-default-theme" */ './joy-ui/JoyThemeViewer'),
    theme: null,
  },
  density: {
    load: () => import(/* webpackChunkName: "tool-density" */ './density/DensityTool'),
    theme: 'branding',
  },
  color: {
    load: () => import(/* webpackChunkName: "tool-color" */ './color/ColorPlayground'),
    theme: 'branding',
  },
  locales: {
    load: () => import(/* webpackChunkName: "tool-locales" */ './locales/LocaleTable'),
    theme: null,
  },
  icons: {
    load: () =>
      import(/* webpackChunkName: "tool-icons" */ '@component-docs/icon-list/browser/IconBrowser'),
    // Samples of an icon have the colors of the library's default theme.
    theme: 'material-ui',
  },
  'theme-builder': {
    load: () => import(/* webpackChunkName: "tool-theme-builder" */ './ThemeBuilderTool'),
    theme: 'branding',
  },
  'joy-theme-builder': {
    load: () =>
      import(/* webpackChunkName: "tool-joy-theme-builder" */ './joy-ui/JoyThemeBuilderTool'),
    theme: 'branding',
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;
