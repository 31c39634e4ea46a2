import type { ByProduct, LoadTheme } from '@component-docs/demo-themes/shared/library';
import { loadDemoLocale } from './loadDemoLocale';

/**
 * The themes of demos. Each is in the chunk of its library (src/mui/node/chunks), so that a page loads only
 * the theme of its product.
 */
const themes: ByProduct<LoadTheme> = {
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
    const { JoyTheme } = await import(/* webpackChunkName: "demo-theme-joy" */ './joy-ui/JoyTheme');
    return (demo, look) => <JoyTheme look={look}>{demo}</JoyTheme>;
  },
};

export default themes;
