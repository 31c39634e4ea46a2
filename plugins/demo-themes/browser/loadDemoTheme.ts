import themes from '@demo-library/themes';
import type { DemoTheme } from '../shared/library';
import { themedProductOf } from '../shared/themedProducts';

/**
 * Loads the theme of a demo's product in the reader's language; undefined if it has none. The server has the
 * themes in `serverDemoTheme`.
 */
export async function loadDemoTheme(
  demoId: string,
  language: string,
): Promise<DemoTheme | undefined> {
  const product = themedProductOf(demoId);
  return product && themes[product](demoId, language);
}
