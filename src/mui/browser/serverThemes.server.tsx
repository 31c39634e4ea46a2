import { zhCN } from '@mui/material/locale';
import { zhCN as gridZhCN } from '@mui/x-data-grid/locales';
import type { ByProduct, DemoTheme } from '@component-docs/demo-themes/shared/library';
import type { LocalePack } from './demoTheme';
import { JoyTheme } from './joy-ui/JoyTheme';
import { MaterialTheme } from './MaterialTheme';

/**
 * The same texts as in `loadDemoLocale`, but all at once, because nothing has to be downloaded
 * here.
 */
const LOCALES: Readonly<Record<string, readonly LocalePack[]>> = { zh: [zhCN, gridZhCN] };

/** The same themes as in `themes`, for the server. */
const themes: ByProduct<(language: string) => DemoTheme> = {
  'material-ui': (language) => (demo, look) => (
    <MaterialTheme locales={LOCALES[language]} look={look}>
      {demo}
    </MaterialTheme>
  ),
  'joy-ui': () => (demo, look) => <JoyTheme look={look}>{demo}</JoyTheme>,
};

export default themes;
