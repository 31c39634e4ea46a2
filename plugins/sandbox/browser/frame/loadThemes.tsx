import additionsOf from '@demo-library/frameThemes';
import { ThemeProvider } from '@emotion/react';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';
import type { AddTheme, DemoTheme } from '@component-docs/demo-themes/shared/library';

/** For a library that can't be loaded: the import of it is reported, with its line. */
const addNothing: AddTheme = (theme) => theme;

/**
 * Loads the themes of several products, the first of which is the demo's. Returns undefined without
 * any.
 */
export async function loadThemes(
  [first, ...others]: readonly ThemedProduct[],
  language: string,
): Promise<DemoTheme | undefined> {
  const [own, ...additions] = await Promise.all([
    first && loadDemoTheme(`${first}/`, language),
    ...others.map((product) => additionsOf[product]().catch(() => addNothing)),
  ]);
  if (!own || additions.length === 0) {
    return own;
  }
  return (demo, look) =>
    own(
      <ThemeProvider
        theme={(theme) => additions.reduce<object>((sum, add) => add(sum, look), theme)}
      >
        {demo}
      </ThemeProvider>,
      look,
    );
}
