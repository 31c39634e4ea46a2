import {
  moduleFiles,
  packageModules,
  packagesOf,
} from '../../../../../plugins/sandbox/node/moduleFiles';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { readPackage } from '@component-docs/api-reference';
import { allDemos, SITE_DIR } from '../../../../helpers/realDemos';

const SCRIPTS = { package: '@mui/icons-material', hash: '0a1b2c3d' };

test('finds the packages that demos import', () => {
  const codes = [
    "import * as React from 'react';\nimport Button from '@mui/material/Button';\n",
    "import type {} from '@mui/material/themeCssVarsAugmentation';\n",
    "import {\n  Menu,\n} from '@mui/base';\nimport '../../../../../plugins/sandbox/tests/node/styles.css';\n",
  ];
  expect([...packagesOf(codes)]).toEqual([
    ['@mui/base', ['@mui/base']],
    ['@mui/material', ['@mui/material/Button']],
    ['react', ['react']],
  ]);
});

test('lists what apps can import of a package, and nothing internal', () => {
  const modules = packageModules(SITE_DIR, '@mui/material');
  expect(modules).toEqual(
    expect.arrayContaining(['@mui/material', '@mui/material/Button', '@mui/material/styles']),
  );
  expect(modules.filter((name) => /internal|\/esm|\/node$|Pigment/.test(name))).toEqual([]);
  expect(packageModules(SITE_DIR, 'react-router-dom')).toEqual(['react-router-dom']);
});

test('has a loader for everything that the site’s demos import', async () => {
  const codes = (await allDemos()).map(({ code }) => code);
  const table = moduleFiles(SITE_DIR, packagesOf(codes), SCRIPTS).get('modules.js') ?? '';
  const imported = codes.flatMap((code) =>
    [...code.matchAll(/^import (?!type )[^']*'([^'.][^']*)'/gm)].map(([, name = '']) => name),
  );
  const elsewhere = /^(?:react|react-dom(?:\/client)?|@mui\/icons-material(?:\/\w+)?)$/;
  const missing = imported.filter(
    (name) => !elsewhere.test(name) && !table.includes(`'${name}': () =>`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('has a loader for every documented package and its components, whether a demo imports them or not', async () => {
  const demos = (await allDemos()).map(({ code }) => code);
  const table = moduleFiles(SITE_DIR, packagesOf(demos), SCRIPTS).get('modules.js') ?? '';
  const packages = PRODUCTS.flatMap(({ apiPackages }): readonly string[] => apiPackages);
  // Components in deeper folders are exports of their package. Pigment CSS isn't installed.
  const isModule = ({ folder }: { folder: string }) => /^(?!Pigment)\w+$/.test(folder);
  const missing = await Promise.all(
    packages.map(async (name) => {
      const { components } = await readPackage(SITE_DIR, name);
      const modules = components.filter(isModule).map(({ folder }) => `${name}/${folder}`);
      return [name, ...modules].filter((module) => !table.includes(`'${module}': () =>`));
    }),
  );
  expect(packages.length).toBeGreaterThan(5);
  expect(missing.flat()).toEqual([]);
});
