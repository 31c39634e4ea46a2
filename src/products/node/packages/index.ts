import type { LoadContext, Plugin } from '@docusaurus/types';
import { CATALOGUE_ENTRIES } from '@component-docs/page-tree/shared/catalogue';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';

/** Generates the installed versions of the products' packages, for the pages that show them. */
export default function packagesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'packages',
    async contentLoaded({ actions }) {
      const versions = Object.fromEntries(
        CATALOGUE_ENTRIES.map(({ packageName }) => [
          packageName,
          // `JSON.stringify` leaves out undefined values, that is, packages that aren't installed.
          versionIfInstalled(siteDir, packageName),
        ]),
      );
      await actions.createData('versions.json', JSON.stringify(versions));
    },
  };
}
