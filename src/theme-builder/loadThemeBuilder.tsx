import type { ReactElement } from 'react';

/**
 * Loads the theme builder with the labels it shows. Its many chunks are named here rather than in what every
 * page loads.
 */
export async function loadThemeBuilder(language: string): Promise<ReactElement> {
  const [{ ThemeBuilderTool }, { withLabels }] = await Promise.all([
    import(/* webpackChunkName: "theme-builder-tool" */ './builder/ThemeBuilderTool'),
    import(/* webpackChunkName: "tool-labels" */ '../language/withLabels'),
  ]);
  return withLabels(language, <ThemeBuilderTool />);
}
