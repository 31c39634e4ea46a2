import fs from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import { LIBRARY } from '@component-docs/kit/shared/site/library';

/**
 * Returns the names of the library's codemods for what is deprecated: `alert-props`. There are none if the facts of the
 * library name no folder with them.
 */
export async function readCodemods(siteDir: string): Promise<ReadonlySet<string>> {
  const { codemods } = LIBRARY;
  return new Set(
    codemods === undefined
      ? []
      : await fs.readdir(path.join(packageFolder(siteDir, codemods.packageName), codemods.folder)),
  );
}
