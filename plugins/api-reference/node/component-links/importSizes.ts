import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';

/** The cost of importing one component for an app, in bytes. */
export interface ImportSize {
  readonly gzip: number;
  readonly brotli: number;
  /** The part of `gzip` that an app pays which has the package's Button already. */
  readonly addedToButton?: number;
}

/** The content of `content/import-sizes.json`: sizes by package, with its version, and component. */
export type ImportSizes = Readonly<
  Record<
    string,
    { readonly version: string; readonly components: Readonly<Record<string, ImportSize>> }
  >
>;

/** The record of sizes, relative to the site. `npm run record -- import-sizes` writes it. */
export const IMPORT_SIZES = 'content/import-sizes.json';

/**
 * Returns the recorded cost of importing a component; undefined if no component has the name, such as for a
 * hook.
 *
 * @throws {Error} If the record was made with another release of the package. The message has the fix.
 */
export function readImportSize(
  siteDir: string,
  packageName: string,
  component: string,
): ImportSize | undefined {
  const sizes = JSON.parse(readFileSync(path.join(siteDir, IMPORT_SIZES), 'utf8')) as ImportSizes;
  const record = sizes[packageName];
  const installed = installedVersion(siteDir, packageName);
  if (record && record.version !== installed) {
    throw new Error(
      `${IMPORT_SIZES} has the sizes of ${packageName} ${record.version}, and ${installed} is installed. Run npm run record -- import-sizes.`,
    );
  }
  return record?.components[component];
}
