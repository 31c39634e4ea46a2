import type { LinkContext } from './componentLinks';
import { installedVersion } from '../../products/packages/installedVersion';
import { LIBRARY_REPOSITORY } from '../../../src/site/config/repository';

export { remarkComponentLinks } from './remarkComponentLinks';

/** The package whose version names the releases of the library's repository. */
const RELEASED = '@mui/material';

/** What the links of a product's component pages depend on. */
export function linkContext(siteDir: string, packageName: string): LinkContext {
  const versionOf = (name: string) => installedVersion(siteDir, name);
  return {
    repositoryUrl: LIBRARY_REPOSITORY,
    releaseTag: `v${versionOf(RELEASED)}`,
    packageName,
    versionOf,
  };
}
