import type { LoadContext, Plugin } from '@docusaurus/types';
import { CATALOGUE } from '../../../src/products/shared/catalogue';
import { versionIfInstalled } from '../../lib/packages/installedVersion';

/** Generates the installed versions of the products' packages, for the pages that show them. */
export default function packagesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'packages',
    async contentLoaded({ actions }) {
      const packages = CATALOGUE.flatMap(({ products }) =>
        products.map(({ packageName }) => packageName),
      );
      const versions = Object.fromEntries(
        // `JSON.stringify` leaves out undefined values, that is, packages that aren't installed.
        packages.map((name) => [name, versionIfInstalled(siteDir, name)]),
      );
      await actions.createData('versions.json', JSON.stringify(versions));
    },
  };
}
