/** Packages that the MUI components of all products depend on. */
const CORE_PACKAGES =
  /^(?:@babel\/runtime|@emotion\/|@mui\/(?:styled-engine|private-theming)$|stylis$|react-transition-group|react-is|dom-helpers|csstype)/;

/** Parts of packages and of this site that every demo, or every demo of a library, needs: with the packages, by their chunk. */
const DEMO_PARTS: Readonly<Record<string, RegExp>> = {
  'ui-core':
    /\/plugins\/(?:(?:demos\/browser\/(?:demoPortal|DemoRoot|DemoErrorBoundary)\.tsx|demo-themes\/browser\/useReaderTheme\.ts)|preferences\/shared\/readerThemeKey\.ts)$/,
  'ui-material':
    /\/(?:src\/mui\/browser\/(?:MaterialTheme\.tsx|(?:demoTheme|themeInLook)\.ts)|plugins\/theme-builder\/shared\/(?:denseComponents|noOverlays)\.ts)$/,
  'ui-joy':
    /\/(?:src\/mui\/browser\/joy-ui\/(?:JoyTheme\.tsx|joyDemoTheme\.ts)|plugins\/theme-builder\/shared\/denseJoyComponents\.ts)$/,
};

/** MUI System, and the utilities that it shares with Material UI. */
const SYSTEM_PACKAGES = /^@mui\/(?:system|utils)$/;

interface Library {
  /** The prefix of its chunks' names. */
  chunk: string;
  /** Components too small for a separate request. */
  small: ReadonlySet<string>;
}

/** Libraries with a chunk a component and one for the rest. */
const LIBRARIES: Readonly<Record<string, Library>> = {
  '@mui/material': {
    chunk: 'ui-material',
    small: new Set([
      'Box',
      'ButtonGroup',
      'Container',
      'DefaultPropsProvider',
      'GlobalStyles',
      'Stack',
      'StyledEngineProvider',
    ]),
  },
  '@mui/lab': { chunk: 'ui-lab', small: new Set() },
  '@mui/joy': {
    chunk: 'ui-joy',
    small: new Set(['Box', 'ButtonGroup', 'Container', 'Stack', 'ToggleButtonGroup']),
  },
};

/**
 * Parts of the packages below that a page with a Button doesn't need, by their chunk. Without this list, the
 * chunks that every demo loads would grow with the modules of other pages' demos.
 */
const RARE_PARTS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '@mui/material': {
    'ui-color-schemes': /^styles\/ThemeProviderWithVars\./,
    'ui-material-Autocomplete': /^useAutocomplete\//,
    // Button itself reads the group's contexts.
    'ui-material-ButtonGroup': /^ButtonGroup\/(?:ButtonGroup|buttonGroupClasses)\./,
    'ui-material-Pagination': /^usePagination\//,
    'ui-material-responsiveFontSizes': /^styles\/(?:cssUtils|responsiveFontSizes)\./,
    'ui-material-useScrollTrigger': /^useScrollTrigger\//,
    'ui-material-SwitchBase': /^internal\/(?:SwitchBase|switchBaseClasses)\./,
    'ui-material-svg-icons': /^internal\/svg-icons\//,
  },
  '@mui/system': {
    'ui-color-schemes':
      /^(?:cssVars\/(?:createCssVarsProvider|useCurrentColorScheme)\.|InitColorSchemeScript\/)/,
    'ui-system-Container': /^Container\//,
    'ui-system-Grid': /^Grid\//,
    'ui-system-useMediaQuery': /^useMediaQuery\//,
  },
  'react-transition-group': {
    'ui-transition': /^(?:Transition|CSSTransition|config)\.|^utils\/reflow\./,
  },
};

/** The Data Grid with the packages that only it uses: its parts are only useful together. */
const DATA_GRID_PACKAGES = /^(?:@mui\/x-(?:data-grid|internals)|reselect)$/;

/** Texts of libraries in other languages: a chunk a language, named where it is loaded. */
const LOCALE_FOLDERS = new Set(['locale', 'locales']);

/** Modules that stay with the demos that need them. */
const OF_DEMOS = [
  // Base UI depends on another version of the utilities.
  /\/node_modules\/@mui\/base\/node_modules\//,
  // The demos of routers bring these.
  /\/node_modules\/(?:hoist-non-react-statics|react-router)\/node_modules\//,
  // The palette of a theme is made of the other colors.
  /\/@mui\/material\/(?:\w+\/)?colors\/(?!(?:blue|common|green|grey|index|lightBlue|orange|purple|red)\.)/,
];

/** Joy UI depends on other versions of the packages below it. */
const JOY_DEPENDENCY = /\/node_modules\/@mui\/joy\/node_modules\/@mui\//;

/**
 * The parts of Joy UI's Base UI that only few components use, and a page with a Button doesn't need, by their
 * chunk: parts that are always used together share one.
 */
const RARE_BASE_PARTS: Readonly<Record<string, RegExp>> = {
  FocusTrap: /^FocusTrap\//,
  Popper: /^(?:Popper|Portal)\//,
  TextareaAutosize: /^TextareaAutosize\//,
  useAutocomplete: /^useAutocomplete\//,
  useList:
    /^(?:useList\/|useCompound\/|useOption\/|utils\/(?:useControllableReducer|useTextNavigation)\.)/,
  useMenu: /^useMenu\//,
  useSelect: /^useSelect\//,
  useSlider: /^useSlider\//,
  useTabs: /^(?:Tabs|useTab|useTabPanel|useTabs|useTabsList)\//,
};

interface PackageFile {
  /** The innermost package. */
  name: string;
  /** Its path in that package, without the folder of its module format. */
  path: string;
  /** The first folder of the path; empty for the package's root. */
  folder: string;
}

function packageFile(modulePath: string): PackageFile | undefined {
  const inPackage = modulePath.split('/node_modules/').at(-1);
  const match = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(inPackage ?? '');
  if (!modulePath.includes('node_modules') || !match) {
    return undefined;
  }
  const [, name = '', rest = ''] = match;
  // ES module builds sit one folder deeper: @mui/material/modern/Button/Button.js
  const path = rest.replace(/^(?:esm|modern|node|legacy)\//, '');
  return { name, path, folder: /^(.*?)\//.exec(path)?.[1] ?? '' };
}

function nameInLibrary({ name, folder }: PackageFile): string | undefined {
  const library = LIBRARIES[name];
  if (!library) {
    return undefined;
  }
  const isComponent = /^[A-Z]/.test(folder) && !library.small.has(folder);
  return isComponent ? `${library.chunk}-${folder}` : library.chunk;
}

function chunkIn(chunks: Readonly<Record<string, RegExp>>, path: string): string | undefined {
  return Object.entries(chunks).find(([, part]) => part.test(path))?.[0];
}

function nameBelowJoy(path: string): string {
  const [, inBase = ''] = path.split('/node_modules/@mui/base/');
  const rare = chunkIn(RARE_BASE_PARTS, inBase);
  return rare ? `ui-joy-base-${rare}` : 'ui-joy';
}

/**
 * The chunk that a module of a component library belongs to, whichever island imports it: one for the modules
 * that all libraries depend on, one a library, and one a component. A page of one library loads nothing of
 * another. Undefined for every other module (icons included: they stay with the demos that show them).
 */
export function libraryChunkName(modulePath: string): string | undefined {
  const path = modulePath.replaceAll('\\', '/');
  const demoPart = chunkIn(DEMO_PARTS, path);
  if (demoPart) {
    return demoPart;
  }
  const file = packageFile(path);
  if (!file) {
    return undefined;
  }
  if (JOY_DEPENDENCY.test(path)) {
    return nameBelowJoy(path);
  }
  if (LOCALE_FOLDERS.has(file.folder) || OF_DEMOS.some((part) => part.test(path))) {
    return undefined;
  }
  const rare = chunkIn(RARE_PARTS[file.name] ?? {}, file.path);
  if (rare) {
    return rare;
  }
  if (CORE_PACKAGES.test(file.name)) {
    return 'ui-core';
  }
  if (DATA_GRID_PACKAGES.test(file.name)) {
    return 'ui-data-grid';
  }
  return SYSTEM_PACKAGES.test(file.name) ? 'ui-system' : nameInLibrary(file);
}
