import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CATALOGUE_ENTRIES } from '@component-docs/page-tree/shared/catalogue';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';

/** A module of the package of icons that exports one icon. */
const ICON_MODULE = /^[A-Z]\w*\.js$/;

/** Generates the installed versions of the products' packages and their figures, for the pages that show them. */
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
      const icons = readdirSync(path.join(siteDir, 'node_modules/@mui/icons-material')).filter(
        (file) => ICON_MODULE.test(file),
      );
      await actions.createData('figures.json', JSON.stringify({ icons: icons.length }));
    },
  };
}
