import themes from '@demo-library/serverThemes.server';
import type { DemoTheme } from '../shared/library';
import { themedProductOf } from '../shared/themedProducts';

/**
 * Returns the same theme as `loadDemoTheme`, but synchronously, because the server renders a page
 * synchronously.
 */
export function serverDemoTheme(id: string, language: string): DemoTheme | undefined {
  const product = themedProductOf(id);
  return product && themes[product](language);
}
