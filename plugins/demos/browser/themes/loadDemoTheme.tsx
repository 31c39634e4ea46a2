import { loadDemoLocale } from '../loadDemoLocale';
import { themedProductOf } from '../../shared/themes/themedProducts';
import type { ThemedProduct } from '../../shared/themes/themedProducts';
import type { DemoTheme } from './types';

/**
 * Each theme is in the chunk of its library (plugins/static-pages/node/islands), so that a page loads only that of
 * its product. The server has the themes in `serverDemoTheme`.
 */
const LOADERS: Readonly<
  Record<ThemedProduct, (demoId: string, language: string) => Promise<DemoTheme>>
> = {
  'material-ui': async (demoId, language) => {
    const [{ MaterialTheme }, locales] = await Promise.all([
      import(/* webpackChunkName: "demo-theme-material" */ './MaterialTheme'),
      loadDemoLocale(demoId, language),
    ]);
    return (demo, look) => (
      <MaterialTheme locales={locales} look={look}>
        {demo}
      </MaterialTheme>
    );
  },
  'joy-ui': async () => {
    const { JoyTheme } = await import(/* webpackChunkName: "demo-theme-joy" */ './JoyTheme');
    return (demo, look) => <JoyTheme look={look}>{demo}</JoyTheme>;
  },
};

/** Loads the theme of a demo's product in the reader's language; undefined if it has none. */
export async function loadDemoTheme(
  demoId: string,
  language: string,
): Promise<DemoTheme | undefined> {
  const product = themedProductOf(demoId);
  return product && LOADERS[product](demoId, language);
}
