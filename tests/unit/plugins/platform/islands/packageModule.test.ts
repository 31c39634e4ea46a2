import { packageModule } from '../../../../../plugins/platform/islands/packageModule';

test.each([
  ['@mui/material/Button/Button.js', '@mui/material/Button/Button.js'],
  ['@mui/material/modern/Button/Button.js', '@mui/material/Button/Button.js'],
  ['@mui/material/esm/Button/buttonClasses.js', '@mui/material/Button/buttonClasses.js'],
  ['@mui/material/Grid2/esm/Grid2.js', '@mui/material/Grid2/esm/Grid2.js'],
  ['clsx/dist/clsx.mjs', 'clsx/dist/clsx.mjs'],
  [
    '@mui/joy/node_modules/@mui/utils/esm/debounce/debounce.js',
    '@mui/joy/node_modules/@mui/utils/debounce/debounce.js',
  ],
])('names %s without the folder of its module format', (file, name) => {
  expect(packageModule(`/site/node_modules/${file}`)).toBe(name);
  expect(packageModule(`C:\\site\\node_modules\\${file.replaceAll('/', '\\')}`)).toBe(name);
});

test.each([
  '/site/src/demos/DemoRoot.tsx',
  '/site/docs/material-ui/react-button/demos/BasicButtons.tsx',
  '/site/node_modules/@mui/icons-material/esm/Add.js',
  '/site/node_modules/@mui/material/locale/zhCN.js',
  '/site/node_modules/@mui/x-data-grid/locales/zhCN.js',
])('names no chunk of libraries for %s', (file) => {
  expect(packageModule(file)).toBeUndefined();
});
