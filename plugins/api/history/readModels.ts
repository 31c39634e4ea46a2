import fs from 'node:fs/promises';
import path from 'node:path';
import type { PackageModel } from './model';

/** Folder with the models of earlier releases. */
export const MODELS = path.join(__dirname, '../../../content/api-history');

/** Returns the folder with the models of a package's earlier releases. */
export function modelFolder(packageName: string): string {
  return path.join(MODELS, path.dirname(modelFile(packageName, '0')));
}

/**
 * Returns the path of a model below `MODELS`: `mui-material/6.0.0.json` for `@mui/material` and
 * `6.0.0`.
 */
export function modelFile(packageName: string, version: string): string {
  return path.join(packageName.replace('@', '').replace('/', '-'), `${version}.json`);
}

function byVersion(a: PackageModel, b: PackageModel): number {
  return a.version.localeCompare(b.version, 'en', { numeric: true });
}

/**
 * Reads the saved models of a package's earlier releases, oldest first. Returns an empty array when
 * there are none.
 */
export async function readModels(packageName: string): Promise<PackageModel[]> {
  const folder = modelFolder(packageName);
  const files = await fs.readdir(folder).catch(() => []);
  const models = await Promise.all(
    files.map(
      async (file) =>
        JSON.parse(await fs.readFile(path.join(folder, file), 'utf8')) as PackageModel,
    ),
  );
  return models.sort(byVersion);
}

function section(title: string, items: Readonly<Record<string, unknown>> | undefined): string {
  if (!items) {
    return '';
  }
  const lines = Object.entries(items).map(
    ([name, item]) => `    ${JSON.stringify(name)}: ${JSON.stringify(item)}`,
  );
  return `,\n  "${title}": {\n${lines.join(',\n')}\n  }`;
}

/** Formats a model with one line per component, hook, and interface, so that diffs are readable. */
export function modelText({ components, hooks, interfaces, ...model }: PackageModel): string {
  const head = JSON.stringify(model, null, 2).replace(/\n}$/, '');
  const parts = Object.entries({ components, hooks, interfaces });
  return `${head}${parts.map(([title, items]) => section(title, items)).join('')}\n}\n`;
}
