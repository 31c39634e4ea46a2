import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { packageFolder } from '@component-docs/kit/node/packages/folders';

/** Returns the text of the MIT license, for packages whose release has none. */
export function mitText(copyright: string): string {
  return `MIT License

${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
}

/** A package whose files are downloaded by browsers. */
interface ShippedPackage {
  name: string;
  /** An SPDX expression, such as `MIT`. */
  license: string;
  /** The text of the license. */
  text: string;
}

const LINE = '-'.repeat(80);

/**
 * Returns the licenses of packages as one text, in the order of their names. Without versions: if the site
 * has two versions of a package, the plugin names one of them, not always the same one.
 */
export function licenseText(packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((a, b) => (a.name < b.name ? -1 : 1));
  const sections = sorted.map(({ name, license, text }) =>
    [LINE, `${name} (${license})`, '', text.replaceAll('\r\n', '\n').trim(), ''].join('\n'),
  );
  return ['This site contains code and fonts of these packages.', '', ...sections].join('\n');
}

const FILE = 'licenses.txt';

/** The licenses of packages whose release has no text: they name MIT, and these are their owners. */
const TEXTS = {
  infima: mitText('Copyright (c) Facebook, Inc. and its affiliates.'),
};

/** Files with the license of packages that have it elsewhere. */
const LICENSE_FILES = { isarray: 'README.md' };

interface Options {
  /** Packages whose files are copied into the site rather than imported. */
  copied: readonly string[];
}

/** Returns whether npm has linked a package to a folder of the site's own repository. */
const isLinked = (siteDir: string, name: string) =>
  fs.lstatSync(packageFolder(siteDir, name), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Adds the licenses of all packages that browsers download to the site, as `/licenses.txt`. Stops the
 * build when a package has no license text.
 */
export default function licensesPlugin(
  { siteDir, i18n }: LoadContext,
  { copied }: Options,
): Plugin {
  const missing: string[] = [];
  return {
    name: 'licenses',
    configureWebpack({ mode }, isServer) {
      // One file for the site: all languages have the same packages.
      if (isServer || mode !== 'production' || i18n.currentLocale !== i18n.defaultLocale) {
        return {};
      }
      const licenses = new LicenseWebpackPlugin({
        perChunkOutput: false,
        outputFilename: FILE,
        additionalModules: copied.map((name) => ({
          name,
          directory: packageFolder(siteDir, name),
        })),
        excludedPackageTest: (name) => isLinked(siteDir, name),
        licenseTextOverrides: TEXTS,
        licenseFileOverrides: LICENSE_FILES,
        handleMissingLicenseText: (name) => {
          missing.push(name);
          return '';
        },
        renderLicenses: (modules) => {
          failWith(
            'Packages without a license text',
            missing.map(
              (name) =>
                `${name}: its folder has no license file. Add the text to plugins/hosting/node/licenses/index.ts.`,
            ),
          );
          return licenseText(
            modules.map(({ name, licenseId, licenseText: text }) => ({
              name,
              license: licenseId ?? 'no license named',
              text: text ?? '',
            })),
          );
        },
      });
      return { plugins: [licenses as unknown as { apply: (compiler: unknown) => void }] };
    },
  };
}
