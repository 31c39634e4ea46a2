// Saves the API of earlier releases for comparison: npm run api:model -- @mui/material@6.0.0 …
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

const RELEASE = /^((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/**
 * Marks what remains of a component that moved to another package. It no longer counts as exported.
 */
const STUB = '@ignore - do not document.';

/** Returns the folders that are named like a component and contain one. */
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

/** Returns the names of the components that the installed release documents. */
async function documentedComponents(name: string): Promise<ReadonlySet<string>> {
  const { components } = await readPackage(process.cwd(), name);
  return new Set(components.map((component) => component.name));
}

async function saveModel(release: string): Promise<string> {
  const [, name, version] = RELEASE.exec(release) ?? [];
  if (!name || !version) {
    throw new Error(`"${release}" is not a release. Write it like @mui/material@6.0.0.`);
  }
  const documentedToday = await documentedComponents(name);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'api-model-'));
  try {
    await fs.writeFile(path.join(folder, 'package.json'), '{ "private": true }');
    // Peer dependencies are installed too, because props refer to their types. `--force` because
    // early releases require React 17.
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
    throw new Error('Pass the releases to save: npm run api:model -- @mui/material@6.0.0');
  }
  for (const release of releases) {
    console.log(`Saved ${path.relative(process.cwd(), await saveModel(release))}`);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
