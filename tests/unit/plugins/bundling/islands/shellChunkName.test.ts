import fs from 'node:fs';
import { shellChunkName } from '../../../../../plugins/bundling/islands/shellChunkName';

test.each([
  '/site/src/theme/DocItem/Layout/index.tsx',
  '/site/src/shell/SkipLink.tsx',
  '/site/src/islands/controlIsland.ts',
  '/site/src/demos/Demo.tsx',
  '/site/src/demos/themes/useThemeStylesheet.ts',
  '/site/src/demos/themes/loadDemoTheme.tsx',
  '/site/src/code-blocks/CodeTabs.tsx',
  '/site/src/code-copy/clipboard.ts',
  '/site/src/preferences/cookies.ts',
  '/site/src/feedback/Feedback.tsx',
  '/site/src/ads/AdPlacement.tsx',
  '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocItem/index.js',
  '/site/node_modules/@docusaurus/theme-common/lib/index.js',
  'C:\\site\\src\\shell\\SkipLink.tsx',
])('puts %s into the chunk of the shell', (file) => {
  expect(shellChunkName(file)).toBe('docs-shell');
});

test.each([
  '',
  '/site/src/css/site.css',
  '/site/src/pages/index.tsx',
  '/site/docs/material-ui/react-button/demos/BasicButtons.tsx',
  '/site/node_modules/@mui/material/Button/Button.js',
  '/site/node_modules/@docusaurus/core/lib/client/App.js',
])('leaves "%s" to whoever imports it', (file) => {
  expect(shellChunkName(file)).toBeUndefined();
});

test.each([
  'src/demos/DemoRoot.tsx',
  'src/demos/DemoErrorBoundary.tsx',
  'src/demos/rtlCache.ts',
  'src/demos/demoPortal.tsx',
  'src/demos/lazy/LookControls.tsx',
  'src/demos/themes/MaterialTheme.tsx',
  'src/demos/themes/JoyTheme.tsx',
  'src/shell/side-navigation/lazy/ProductList.tsx',
  'src/services/feedback/lazy/FeedbackPanel.tsx',
  'src/services/ads/lazy/AdSlot.tsx',
])('keeps %s, which islands or readers ask for, out of it', (file) => {
  expect(fs.existsSync(file)).toBe(true);
  expect(shellChunkName(`/site/${file}`)).toBeUndefined();
});
