import { decompressFromBase64 } from 'lz-string';
import { dependenciesOf, TYPE_PACKAGES } from '@component-docs/demos/shared/export/viteProject';
import { exportProject, projectOfDemo } from '@component-docs/demos/shared/export/exportProject';
import { codeSandboxForm, stackBlitzForm } from '@component-docs/demos/shared/export/onlineEditors';
import { BASE_PACKAGES, OPTIONAL_PACKAGES } from '@component-docs/kit/shared/site/projects';
import providerOf from '../../../../../src/mui/browser/exportProvider';
import type { ExportedDemo } from '@component-docs/demos/shared/export/exportProject';

const PACKAGES = ['@mui/base', '@mui/joy', '@mui/material', '@mui/system'];
const VERSIONS = Object.fromEntries(
  [...BASE_PACKAGES, ...TYPE_PACKAGES, ...OPTIONAL_PACKAGES, ...PACKAGES].map((name) => [
    name,
    '1.2.3',
  ]),
);

const DEMO: ExportedDemo = {
  name: 'BasicButtons',
  product: 'material-ui',
  styling: 'system',
  variant: 'TS',
  code: "import Button from '@mui/material/Button';\nexport default () => <Button>Save</Button>;",
  sourceUrl: 'https://github.com/a/b/blob/main/docs/BasicButtons.tsx',
  theme: { direction: 'ltr', paletteColors: {}, paletteMode: 'light', spacing: 8 },
};

const project = (changes: Partial<ExportedDemo> = {}) =>
  exportProject({ ...DEMO, ...changes }, VERSIONS, providerOf);

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifest = (changes?: Partial<ExportedDemo>) =>
  JSON.parse(project(changes)['package.json'] ?? '') as Manifest;

describe('dependencies', () => {
  it('are the packages of imports, without folders and relative files', () => {
    const code =
      "import A from '@mui/base/A';\nimport './styles.css';\nimport {\n  b,\n} from 'c/d';\n";
    expect(dependenciesOf(code)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/base',
      'c',
      'react',
      'react-dom',
    ]);
  });

  it('contain the peers of icons, lab, and the grid', () => {
    expect(dependenciesOf("import Add from '@mui/icons-material/Add';")).toContain('@mui/material');
    expect(dependenciesOf("import { DataGrid } from '@mui/x-data-grid';")).toContain('@mui/system');
  });
});

test('a project in TypeScript has types and its configuration', () => {
  expect(Object.keys(project()).sort()).toEqual([
    'index.html',
    'package.json',
    'src/Demo.tsx',
    'src/index.tsx',
    'tsconfig.json',
    'vite.config.js',
  ]);
  expect(manifest()).toMatchObject({
    name: 'basic-buttons',
    dependencies: { react: '1.2.3', '@mui/material': '1.2.3' },
    devDependencies: { typescript: '1.2.3', vite: '5.4.11' },
  });
});

test('a project in JavaScript has none', () => {
  const files = project({ variant: 'JS' });
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['src/Demo.jsx', 'src/index.jsx']));
  expect(Object.keys(files)).not.toContain('tsconfig.json');
  expect(files['src/index.jsx']).toContain("getElementById('root'))");
  expect(manifest({ variant: 'JS' }).devDependencies).not.toHaveProperty('typescript');
});

test('a Tailwind version is built with Tailwind CSS', () => {
  const files = project({ product: 'base-ui', styling: 'tailwind' });
  expect(files['src/index.tsx']).toContain("import './tailwind.css';");
  expect(files['tailwind.config.js']).toContain("darkMode: ['selector'");
  expect(manifest({ styling: 'tailwind' }).devDependencies).toHaveProperty('tailwindcss');
});

test('the files that the code imports are beside it, and their packages in the manifest', () => {
  const files = [
    { name: 'styles.css', code: '.a { color: red; }' },
    { name: 'people.ts', code: "import { styled } from '@mui/system';" },
  ];
  expect(project({ styling: 'css', files })).toMatchObject({
    'src/styles.css': '.a { color: red; }\n',
    'src/people.ts': "import { styled } from '@mui/system';\n",
  });
  expect(manifest({ files }).dependencies).toHaveProperty('@mui/system');
});

test.each([
  ['material-ui', 'ThemeProvider'],
  ['x', 'ThemeProvider'],
  ['joy-ui', 'CssVarsProvider'],
  ['base-ui', 'StyledEngineProvider'],
  ['system', 'StyledEngineProvider'],
])('%s has %s', (product, provider) => {
  expect(project({ product })['src/index.tsx']).toContain(`<${provider}`);
});

test('has the reader’s theme', () => {
  const theme = {
    direction: 'rtl',
    paletteColors: { primary: { main: '#008080' } },
    paletteMode: 'dark',
    spacing: 6,
  } as const;
  const files = project({ theme });
  expect(files['index.html']).toContain('dir="rtl" data-theme="dark"');
  expect(files['src/index.tsx']).toContain('"main": "#008080"');
  expect(files['src/index.tsx']).toContain('"spacing": 6');
  expect(files['src/index.tsx']).toContain('<CacheProvider value={cache}>');
  expect(manifest({ theme }).dependencies).toHaveProperty('stylis-plugin-rtl');
});

test('Joy UI’s sliders, tabs, and tooltips have the direction of the site', () => {
  const entryIn = (direction: 'ltr' | 'rtl') =>
    project({ product: 'joy-ui', theme: { ...DEMO.theme, direction } })['src/index.tsx'] ?? '';
  const setup = /const theme = extendTheme\((\{.*?\})\);/s.exec(entryIn('rtl'))?.[1] ?? '';
  expect(JSON.parse(setup)).toEqual({
    components: {
      JoySlider: { defaultProps: { isRtl: true } },
      JoyTabs: { defaultProps: { direction: 'rtl' } },
      JoyTooltip: { defaultProps: { direction: 'rtl' } },
    },
  });
  expect(entryIn('rtl')).toContain('<CssVarsProvider theme={theme}');
  expect(entryIn('ltr')).not.toContain('extendTheme');
});

test('a package without a known version is an error', () => {
  expect(() => exportProject(DEMO, { react: '18.3.1' }, providerOf)).toThrow(
    'The version of "@emotion/react"',
  );
});

test('StackBlitz receives each file as a field', () => {
  const form = stackBlitzForm(projectOfDemo({ ...DEMO, code: 'code' }, VERSIONS, providerOf));
  expect(form.action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
  expect(form.fields).toMatchObject({
    'project[files][src/Demo.tsx]': 'code\n',
    'project[template]': 'node',
    'project[title]': 'BasicButtons demo — material-ui',
  });
});

test('CodeSandbox receives all files in one field that is safe in addresses', () => {
  const files = { 'src/Demo.tsx': 'const å = 1;' };
  const { parameters = '' } = codeSandboxForm({
    ...projectOfDemo(DEMO, VERSIONS, providerOf),
    files,
  }).fields;
  expect(parameters).toMatch(/^[\w-]+$/);
  const text = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  expect(JSON.parse(text)).toEqual({ files: { 'src/Demo.tsx': { content: 'const å = 1;' } } });
});

describe('the theme that a reader has made', () => {
  const themeModule = 'export const theme = createTheme({ spacing: 4 });\n';

  it('is a module of the project, which shows both color schemes in it', () => {
    const files = project({ themeModule });
    expect(files['src/theme.ts']).toBe(themeModule);
    expect(files['src/index.tsx']).toContain("import { theme } from './theme';");
    expect(files['src/index.tsx']).toContain('<ThemeProvider theme={theme} defaultMode="light">');
    expect(files['src/index.tsx']).not.toContain('createTheme');
  });

  it('has the direction of the site', () => {
    const theme = { ...DEMO.theme, direction: 'rtl' } as const;
    expect(project({ themeModule, theme })['src/index.tsx']).toContain(
      "<ThemeProvider theme={{ ...theme, direction: 'rtl' }}",
    );
  });

  it('has the direction of the site in Joy UI', () => {
    const theme = { ...DEMO.theme, direction: 'rtl' } as const;
    const files = project({ themeModule, theme, product: 'joy-ui' });
    expect(files['src/index.tsx']).toContain('const rtlTheme = deepmerge(theme, {');
    expect(files['src/index.tsx']).toContain('<CssVarsProvider theme={rtlTheme}');
    expect(files['package.json']).toContain('@mui/utils');
  });

  it('is given to the provider of Joy UI', () => {
    const files = project({ themeModule, product: 'joy-ui' });
    expect(files['src/theme.ts']).toBe(themeModule);
    expect(files['src/index.tsx']).toContain('<CssVarsProvider theme={theme} defaultMode="light">');
  });

  it.each(['base-ui', 'system'])('is not that of %s', (product) => {
    expect(project({ themeModule, product })).toEqual(project({ product }));
  });
});
