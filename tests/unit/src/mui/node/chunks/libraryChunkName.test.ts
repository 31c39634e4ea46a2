import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { libraryChunkName } from '../../../../../../src/mui/node/chunks/libraryChunkName';

const fromSite = createRequire(path.resolve('package.json'));

const inModules = (file: string) => `/site/node_modules/${file}`;

test.each([
  ['@mui/material/Button/Button.js', 'ui-material-Button'],
  ['@mui/material/modern/Button/Button.js', 'ui-material-Button'],
  ['@mui/material/esm/Button/buttonClasses.js', 'ui-material-Button'],
  ['@mui/material/node/ButtonBase/TouchRipple.js', 'ui-material-ButtonBase'],
  ['@mui/material/legacy/SvgIcon/SvgIcon.js', 'ui-material-SvgIcon'],
  ['@mui/material/Grid2/esm/Grid2.js', 'ui-material-Grid2'],
  ['@mui/material/modern/useAutocomplete/useAutocomplete.js', 'ui-material-Autocomplete'],
  ['@mui/lab/LoadingButton/LoadingButton.js', 'ui-lab-LoadingButton'],
  ['@mui/lab/modern/LoadingButton/LoadingButton.js', 'ui-lab-LoadingButton'],
  ['@mui/joy/Button/Button.js', 'ui-joy-Button'],
  ['@mui/joy/modern/IconButton/IconButton.js', 'ui-joy-IconButton'],
])('puts the component of %s into a separate chunk', (file, chunk) => {
  expect(libraryChunkName(inModules(file))).toBe(chunk);
});

const MATERIAL = [
  '@mui/material/styles/styled.js',
  '@mui/material/modern/utils/capitalize.js',
  '@mui/material/colors/grey.js',
  '@mui/material/modern/colors/lightBlue.js',
  '@mui/material/colors/index.js',
  '@mui/material/transitions/utils.js',
  '@mui/material/zero-styled/index.js',
  '@mui/material/internal/animate.js',
  '@mui/material/index.js',
  '@mui/material/useMediaQuery/useMediaQuery.js',
  '@mui/material/Box/Box.js',
  '@mui/material/modern/ButtonGroup/ButtonGroupContext.js',
  '@mui/material/Container/Container.js',
  '@mui/material/DefaultPropsProvider/DefaultPropsProvider.js',
  '@mui/material/GlobalStyles/GlobalStyles.js',
  '@mui/material/Stack/Stack.js',
  '@mui/material/StyledEngineProvider/index.js',
];
const SYSTEM = [
  '@mui/system/modern/createTheme/createTheme.js',
  '@mui/system/Box/Box.js',
  '@mui/utils/esm/composeClasses/composeClasses.js',
];
const JOY = [
  '@mui/joy/styles/extendTheme.js',
  '@mui/joy/colors/colors.js',
  '@mui/joy/Box/Box.js',
  '@mui/joy/ButtonGroup/ButtonGroupContext.js',
  '@mui/joy/node_modules/@mui/system/createTheme/createTheme.js',
  '@mui/joy/node_modules/@mui/utils/composeClasses/composeClasses.js',
  '@mui/joy/node_modules/@mui/base/useButton/useButton.js',
  '@mui/joy/node_modules/@mui/base/utils/ClassNameConfigurator.js',
  '@mui/joy/node_modules/@mui/base/FormControl/FormControlContext.js',
];
const CORE = [
  '@mui/styled-engine/index.js',
  '@mui/private-theming/ThemeProvider/ThemeProvider.js',
  '@emotion/react/dist/emotion-react.browser.esm.js',
  'stylis/src/Parser.js',
  'react-transition-group/esm/TransitionGroup.js',
  'react-is/index.js',
];

test.each([
  ...CORE.map((file) => [file, 'ui-core']),
  ...SYSTEM.map((file) => [file, 'ui-system']),
  ...MATERIAL.map((file) => [file, 'ui-material']),
  ...JOY.map((file) => [file, 'ui-joy']),
])('puts %s with what all components of its library stand on: %s', (file, chunk) => {
  expect(libraryChunkName(inModules(file))).toBe(chunk);
});

test.each([
  ['@mui/material/modern/ButtonGroup/ButtonGroup.js', 'ui-material-ButtonGroup'],
  ['@mui/material/ButtonGroup/buttonGroupClasses.js', 'ui-material-ButtonGroup'],
  ['@mui/material/internal/SwitchBase.js', 'ui-material-SwitchBase'],
  ['@mui/material/modern/internal/svg-icons/Close.js', 'ui-material-svg-icons'],
  ['@mui/material/usePagination/usePagination.js', 'ui-material-Pagination'],
  ['@mui/material/styles/responsiveFontSizes.js', 'ui-material-responsiveFontSizes'],
  ['@mui/material/useScrollTrigger/useScrollTrigger.js', 'ui-material-useScrollTrigger'],
  ['@mui/material/styles/ThemeProviderWithVars.js', 'ui-color-schemes'],
  ['@mui/system/modern/cssVars/createCssVarsProvider.js', 'ui-color-schemes'],
  ['@mui/system/esm/Grid/createGrid.js', 'ui-system-Grid'],
  ['@mui/system/useMediaQuery/useMediaQuery.js', 'ui-system-useMediaQuery'],
  ['react-transition-group/esm/Transition.js', 'ui-transition'],
  ['react-transition-group/esm/utils/reflow.js', 'ui-transition'],
])('keeps %s, which few demos need, out of what all demos load', (file, chunk) => {
  expect(libraryChunkName(inModules(file))).toBe(chunk);
});

test.each([
  '@mui/base/node_modules/@mui/utils/esm/useId/useId.js',
  '@mui/material/colors/teal.js',
  '@mui/material/modern/colors/lightGreen.js',
  'hoist-non-react-statics/dist/index.js',
  'hoist-non-react-statics/node_modules/react-is/index.js',
  'prop-types/index.js',
])('leaves %s to the demos that need it', (file) => {
  expect(libraryChunkName(inModules(file))).toBeUndefined();
});

test('keeps what Joy UI depends on apart from what the other products depend on', () => {
  const base = '@mui/joy/node_modules/@mui/base';
  expect(libraryChunkName(inModules(`${base}/useSelect/useSelect.js`))).toBe(
    'ui-joy-base-useSelect',
  );
  expect(libraryChunkName(inModules(`${base}/Popper/Popper.js`))).toBe('ui-joy-base-Popper');
  expect(libraryChunkName(inModules(`${base}/Portal/Portal.js`))).toBe('ui-joy-base-Popper');
  expect(libraryChunkName(inModules(`${base}/useOption/useOption.js`))).toBe('ui-joy-base-useList');
  expect(libraryChunkName(inModules(`${base}/utils/useTextNavigation.js`))).toBe(
    'ui-joy-base-useList',
  );
  expect(libraryChunkName(inModules('@mui/joy/node_modules/@mui/styled-engine/index.js'))).toBe(
    'ui-joy',
  );
});

test.each([
  '@mui/x-data-grid/DataGrid/DataGrid.js',
  '@mui/x-data-grid/modern/hooks/features/rows/useGridRows.js',
  '@mui/x-data-grid/internals/index.js',
  '@mui/x-internals/EventManager/EventManager.js',
  'reselect/dist/reselect.mjs',
])('puts %s into the chunk of the Data Grid', (file) => {
  expect(libraryChunkName(inModules(file))).toBe('ui-data-grid');
});

test.each(['@mui/material/locale/index.js', '@mui/x-data-grid/locales/zhCN.js'])(
  'leaves the texts in %s to the chunk of their language',
  (file) => {
    expect(libraryChunkName(inModules(file))).toBeUndefined();
  },
);

test.each([
  ['plugins/demos/browser/demoPortal.tsx', 'ui-core'],
  ['plugins/demos/browser/DemoRoot.tsx', 'ui-core'],
  ['plugins/demos/browser/DemoErrorBoundary.tsx', 'ui-core'],
  ['src/mui/browser/MaterialTheme.tsx', 'ui-material'],
  ['src/mui/browser/demoTheme.ts', 'ui-material'],
  ['plugins/theme-builder/shared/denseComponents.ts', 'ui-material'],
  ['plugins/theme-builder/shared/noOverlays.ts', 'ui-material'],
  ['src/mui/browser/themeInLook.ts', 'ui-material'],
  ['src/mui/browser/joy-ui/JoyTheme.tsx', 'ui-joy'],
  ['src/mui/browser/joy-ui/joyDemoTheme.ts', 'ui-joy'],
  ['plugins/theme-builder/shared/denseJoyComponents.ts', 'ui-joy'],
])('puts %s, which all demos of a library need, with the library', (file, chunk) => {
  expect(existsSync(file)).toBe(true);
  expect(libraryChunkName(path.resolve(file))).toBe(chunk);
});

test('keeps what the lab shares in a chunk of the lab', () => {
  expect(libraryChunkName(inModules('@mui/lab/index.js'))).toBe('ui-lab');
  expect(libraryChunkName(inModules('@mui/lab/internal/pickers/time.js'))).toBe('ui-lab');
  expect(libraryChunkName(inModules('@mui/lab/useAutocomplete/index.js'))).toBe('ui-lab');
});

test.each([
  '@mui/icons-material/Send.js',
  '@mui/icons-material/esm/utils/createSvgIcon.js',
  '@mui/utils-extra/index.js',
  'my-stylis/index.js',
  'stylis-plugin-rtl/dist/stylis-rtl.js',
  '@mui/system-props/index.js',
  'react/index.js',
  'react-dom/client.js',
  'clsx/dist/clsx.mjs',
])('leaves %s to whoever imports it', (file) => {
  expect(libraryChunkName(inModules(file))).toBeUndefined();
});

test.each([
  '',
  '/site/src/demos/Demo.tsx',
  '/site/docs/material-ui/react-button/demos/BasicButtons.tsx',
  '/site/@mui/material/Button/Button.js',
  '/site/node_modules_old/@mui/material/Button/Button.js',
  '/site/node_modules/@mui/material',
])('returns none for "%s", which isn’t a file of a package', (file) => {
  expect(libraryChunkName(file)).toBeUndefined();
});

test('goes by the innermost package, and by the path of any system', () => {
  expect(libraryChunkName(inModules('@mui/material/node_modules/react/index.js'))).toBeUndefined();
  expect(libraryChunkName(inModules('some-app/node_modules/@mui/material/Card/Card.js'))).toBe(
    'ui-material-Card',
  );
  expect(libraryChunkName('C:\\site\\node_modules\\@mui\\material\\Card\\Card.js')).toBe(
    'ui-material-Card',
  );
});

test.each([
  ['@mui/material/Button', 'ui-material-Button'],
  ['@mui/material/styles', 'ui-material'],
  ['@mui/lab/LoadingButton', 'ui-lab-LoadingButton'],
  ['@mui/system', 'ui-system'],
  ['@mui/joy/Button', 'ui-joy-Button'],
  ['@mui/joy/styles', 'ui-joy'],
  ['@mui/x-data-grid', 'ui-data-grid'],
  ['@mui/icons-material/Save', undefined],
])('knows the installed %s', (request, chunk) => {
  expect(libraryChunkName(fromSite.resolve(request))).toBe(chunk);
});
