import path from 'node:path';
import type { LinkContext } from './componentLinks';
import { IMPORT_SIZES, readImportSize } from '../import-sizes/readImportSizes';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { LIBRARY_REPOSITORY } from '@component-docs/kit/shared/site/repository';

export { remarkComponentLinks } from './remarkComponentLinks';

/** The package whose version is in the release tags of the library's repository. */
const RELEASE_PACKAGE = '@mui/material';

/** Returns what the links on a product's component pages depend on. */
export function linkContext(siteDir: string, packageName: string): LinkContext {
  const versionOf = (name: string) => installedVersion(siteDir, name);
  return {
    repositoryUrl: LIBRARY_REPOSITORY,
    releaseTag: `v${versionOf(RELEASE_PACKAGE)}`,
    packageName,
    versionOf,
    sizesFile: path.join(siteDir, IMPORT_SIZES),
    sizeOf: (name, component) => readImportSize(siteDir, name, component),
  };
}
