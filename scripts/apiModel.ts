// Keeps the API of an earlier release, to compare with: npm run api:model -- @mui/material@6.0.0 …
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { extractHooks } from '../plugins/api/reference/extract/extractHooks';
import { readPackage } from '../plugins/api/reference';
import { extractPackage } from '../plugins/api/reference/extract/extractPackage';
import { extractSymbols } from '../plugins/api/reference/extract/extractSymbols';
import { findHooks } from '../plugins/api/reference/extract/findHooks';
import { locatePackage } from '../plugins/api/reference/extract/locatePackage';
import { documentsHooks } from '../plugins/api/history/documentsHooks';
import { packageModel } from '../plugins/api/history/model';
import { modelFile, MODELS, modelText } from '../plugins/api/history/readModels';

const EXACT = /^((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/** Stands in what a component leaves behind that moved to another package: it is gone from here. */
const STUB = '@ignore - do not document.';

/** Folders that are named like a component, and hold one. */
async function componentFolders(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name);
  const declarations = await Promise.all(
    names.map((name) => fs.readFile(path.join(dir, name, `${name}.d.ts`), 'utf8').catch(() => '')),
  );
  return names.filter((_, index) => !declarations[index]?.includes(STUB));
}

/** The components that the installed release documents. */
async function documentedComponents(name: string): Promise<ReadonlySet<string>> {
  const { components } = await readPackage(process.cwd(), name);
  return new Set(components.map((component) => component.name));
}

async function keepModel(release: string): Promise<string> {
  const [, name, version] = EXACT.exec(release) ?? [];
  if (!name || !version) {
    throw new Error(`"${release}" is not a release. Write it like @mui/material@6.0.0.`);
  }
  const documentedToday = await documentedComponents(name);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'api-model-'));
  try {
    await fs.writeFile(path.join(folder, 'package.json'), '{ "private": true }');
    // Its peers come with it, because props refer to their types; early ones ask for React 17.
    const packages = [release, '@emotion/react@11', '@emotion/styled@11', 'react@18'];
    const types = ['react-dom@18', '@types/react@18'];
    const install = ['install', '--no-audit', '--no-fund', '--force'];
    execFileSync('npm', [...install, ...packages, ...types], { cwd: folder, stdio: 'inherit' });
    const installed = locatePackage(folder, name);
    const folders = await componentFolders(installed.dir);
    const hooks = documentsHooks(name) ? findHooks(installed).map((hook) => hook.name) : [];
    const content = {
      components: extractPackage(installed, documentedToday),
      ...(documentsHooks(name) && { hooks: extractHooks(installed) }),
      symbols: extractSymbols(installed, { isEarlier: true }),
    };
    const model = packageModel(installed, content, [...folders, ...hooks]);
    const file = path.join(MODELS, modelFile(name, version));
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, modelText(model));
    return file;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  const releases = process.argv.slice(2);
  if (releases.length === 0) {
    throw new Error('Name the releases to keep: npm run api:model -- @mui/material@6.0.0');
  }
  for (const release of releases) {
    console.log(`Kept ${path.relative(process.cwd(), await keepModel(release))}`);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
