import { strFromU8, unzipSync } from 'fflate';
import { projectOf, servedProject, zipOf, templateProject } from '../../node/projects';
import { readTemplates } from '../../node/readTemplates';
import type { ExportedTemplate } from '../../node/projects';

const TEMPLATE: ExportedTemplate = {
  slug: 'sign-in',
  title: 'Sign-in',
  description: 'A form.',
  entry: 'SignIn.tsx',
  code: {
    'SignIn.tsx': "import Add from '@mui/icons-material/Add';\nexport default () => <Add />;\n",
    'theme.ts': 'export const themeOptions = {};\n',
  },
};

const NAMES = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'typescript',
];
const VERSIONS = Object.fromEntries(NAMES.map((name) => [name, '1.2.3']));

test('a project has the code, what starts it, and what builds it', () => {
  const { files, openFile } = templateProject(TEMPLATE, VERSIONS);
  expect(Object.keys(files).sort()).toEqual([
    'README.md',
    'index.html',
    'package.json',
    'src/SignIn.tsx',
    'src/index.tsx',
    'src/theme.ts',
    'tsconfig.json',
    'vite.config.js',
  ]);
  expect(Object.keys(files)).toContain(openFile);
  expect(files['src/SignIn.tsx']).toBe(TEMPLATE.code['SignIn.tsx']);
  expect(files['src/index.tsx']).toContain("import SignIn from './SignIn';");
  expect(files['index.html']).toContain('src="/src/index.tsx"');
});

test('a project depends on the packages that its code imports', () => {
  const { files } = templateProject(TEMPLATE, VERSIONS);
  const { dependencies } = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual([
    '@emotion/react',
    '@emotion/styled',
    '@mui/icons-material',
    '@mui/material',
    'react',
    'react-dom',
  ]);
});

test('a template of another product is shown by the provider of its library', () => {
  const template = { ...TEMPLATE, slug: 'joy-ui/sign-in', code: { 'SignIn.tsx': '' } };
  const { files, title } = templateProject(template, { ...VERSIONS, '@mui/joy': '1.2.3' });
  expect(title).toBe('Sign-in template — Joy UI');
  expect(files['package.json']).toContain('"name": "joy-ui-sign-in-template"');
  expect(files['src/index.tsx']).toContain('<CssVarsProvider theme={theme} defaultMode="system">');
  expect(files['src/index.tsx']).not.toContain('@mui/material');
});

test('a package without a known version is an error', () => {
  const code = { ...TEMPLATE.code, 'Grid.tsx': "import { DataGrid } from '@mui/x-data-grid';" };
  expect(() => templateProject({ ...TEMPLATE, code }, VERSIONS)).toThrow(
    'The version of "@mui/system" is unknown.',
  );
});

const SITE_DIR = process.cwd();

async function signIn() {
  const template = (await readTemplates(SITE_DIR)).find(({ slug }) => slug === 'sign-in');
  if (!template) {
    throw new Error('The site has no template "sign-in".');
  }
  return template;
}

test('the archive of a template has the files of its project, in a folder', async () => {
  const project = projectOf(SITE_DIR, await signIn());
  const files = unzipSync(zipOf('sign-in-template', project));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(
      Object.entries(project.files).map(([name, text]) => [`sign-in-template/${name}`, text]),
    ),
  );
});

test('the same project is the same archive, and other code has another name', async () => {
  const template = await signIn();
  const project = projectOf(SITE_DIR, template);
  expect(zipOf('a', project)).toEqual(zipOf('a', project));
  const changed = { ...template, code: { ...template.code, 'data.ts': 'export {};' } };
  expect(servedProject(SITE_DIR, template).zipFile).toMatch(/^sign-in-template\.[\da-f]{8}\.zip$/);
  expect(servedProject(SITE_DIR, changed).zipFile).not.toBe(
    servedProject(SITE_DIR, template).zipFile,
  );
});
