import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import { LIBRARY } from '@component-docs/kit/shared/site/library';

/** A module of an installed package. */
export interface PackageModule {
  packageName: string;
  /** Its path in the package, in one of the forms in which that has its modules: `Select/SelectInput.js`. */
  file: string;
  source: string;
}

/** Folders with the same modules in another form. */
const OTHER_FORMS = ['node', 'legacy', 'esm', 'modern', 'node_modules'];

async function modulesOf(
  siteDir: string,
  name: string,
  isNeeded: (source: string) => boolean,
): Promise<PackageModule[]> {
  const folder = packageFolder(siteDir, name);
  const forms = await Promise.all(
    ['modern', 'esm'].map(async (form) => {
      const found = await fs.stat(path.join(folder, form)).catch(() => undefined);
      return found?.isDirectory() ? [form] : [];
    }),
  );
  const [form = ''] = forms.flat();
  const cwd = path.join(folder, form);
  const ignore = form ? [] : OTHER_FORMS.map((other) => `${other}/**`);
  const files = (await Globby('**/*.js', { cwd, ignore })).sort();
  const modules = await Promise.all(
    files.map(async (file) => ({
      packageName: name,
      file,
      source: await fs.readFile(path.join(cwd, file), 'utf8'),
    })),
  );
  return modules.filter(({ source }) => isNeeded(source));
}

/** Reads the modules of the library's installed packages whose source is needed; none if its packages have no scope. */
export async function readModules(
  siteDir: string,
  isNeeded: (source: string) => boolean,
): Promise<PackageModule[]> {
  const { scope, packagesWithoutErrors = [] } = LIBRARY;
  const names = scope ? (await fs.readdir(packageFolder(siteDir, scope))).sort() : [];
  const modules = await Promise.all(
    names
      .filter((name) => !packagesWithoutErrors.includes(name))
      .map((name) => modulesOf(siteDir, `${scope}/${name}`, isNeeded)),
  );
  return modules.flat();
}
