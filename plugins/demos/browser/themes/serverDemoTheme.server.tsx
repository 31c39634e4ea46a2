import { zhCN } from '@mui/material/locale';
import { zhCN as gridZhCN } from '@mui/x-data-grid/locales';
import type { LocalePack } from '../../../../src/branding/demoTheme';
import { JoyTheme } from './JoyTheme';
import { MaterialTheme } from './MaterialTheme';
import { themedProductOf } from '../../shared/themes/themedProducts';
import type { ThemedProduct } from '../../shared/themes/themedProducts';
import type { DemoTheme } from './types';

/**
 * The same texts as in `loadDemoLocale`, but all at once, because nothing has to be downloaded
 * here.
 */
const LOCALES: Readonly<Record<string, readonly LocalePack[]>> = { zh: [zhCN, gridZhCN] };

const THEMES: Readonly<Record<ThemedProduct, (language: string) => DemoTheme>> = {
  'material-ui': (language) => (demo, look) => (
    <MaterialTheme locales={LOCALES[language]} look={look}>
      {demo}
    </MaterialTheme>
  ),
  'joy-ui': () => (demo, look) => <JoyTheme look={look}>{demo}</JoyTheme>,
};

/**
 * Returns the same theme as `loadDemoTheme`, but synchronously, because the server renders a page
 * synchronously.
 */
export function serverDemoTheme(id: string, language: string): DemoTheme | undefined {
  const product = themedProductOf(id);
  return product && THEMES[product](language);
}
