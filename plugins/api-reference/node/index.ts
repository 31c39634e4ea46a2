import type { ComponentApi } from '../shared/component-page/types';
import { readExtracted } from '@component-docs/react-api-model/extract/readExtracted';
import type { InstalledPackage } from '@component-docs/react-api-model/extract/readExtracted';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { Correction } from '@component-docs/kit/shared/site/libraryTypes';
import type { Product } from '@component-docs/kit/shared/site/types';
import { ambiguousAnchors } from './checks';
import { describeComponent, describeEach } from './describe/describeComponent';
import type { SiteContext } from './describe/describeComponent';
import { readRenderings, withRenderings } from './render/renderings';
import { mapComponentTexts } from './translation/mapTexts';

/**
 * Corrects a component's texts and the defaults of its slots where a comment contradicts the code.
 * A text that isn't the known wrong one stays: the package may have corrected it.
 *
 * @param corrections the corrections for the component's package, by place
 */
export function correctTexts(
  component: ExtractedComponent,
  corrections: Readonly<Record<string, Correction>> = {},
): ExtractedComponent {
  const correct = (text: string, place: string) => {
    const known = corrections[place];
    return known?.wrong === text ? known.right : text;
  };
  const corrected = mapComponentTexts(component, correct);
  const { name, slots } = corrected;
  return {
    ...corrected,
    slots: slots.map((slot) =>
      slot.default === undefined
        ? slot
        : { ...slot, default: correct(slot.default, `${name}.slots.${slot.name}.default`) },
    ),
  };
}

export type { SiteContext } from './describe/describeComponent';
export type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';

/** An installed package and the components that it documents. */
export interface PackageComponents {
  installed: InstalledPackage;
  components: readonly ExtractedComponent[];
}

/**
 * Reads the documented components of a package, from the cache if possible.
 *
 * Throws when the package is not installed or has types that cannot be shown.
 */
export async function readPackage(
  siteDir: string,
  packageName: string,
): Promise<PackageComponents> {
  const extract = async (installed: InstalledPackage) => {
    const { extractPackage } =
      await import('@component-docs/react-api-model/extract/extractPackage');
    const extracted = extractPackage(installed);
    const renderings = await readRenderings(siteDir, installed, extracted);
    return withRenderings(extracted, renderings).map((component) =>
      correctTexts(component, LIBRARY.corrections?.[packageName]),
    );
  };
  const { installed, items } = await readExtracted(siteDir, packageName, 'components', extract);
  return { installed, components: items };
}

/** Returns the API pages of components on the library's public site: by `@acme/ui/Chip`. */
export function pagesOf(packages: readonly PackageComponents[]): Map<string, string> {
  return new Map(
    packages.flatMap(({ installed, components }) =>
      components.map(({ name, pageUrl }) => [`${installed.name}/${name}`, pageUrl] as const),
    ),
  );
}

/**
 * Returns the API reference of components as data for their pages: everything that is shown comes
 * from the installed package.
 *
 * Throws, with file and line, when links in comments cannot be resolved, and when two entries have the same anchor.
 */
export function describeComponents(
  { installed, components }: PackageComponents,
  context: SiteContext,
): ComponentApi[] {
  return describeEach(
    installed,
    components,
    context,
    (component, own) => describeComponent(installed, component, own),
    ambiguousAnchors,
  );
}

/** Reads a product's packages, with the components whose comments have a page of the product. */
export async function readApiPackages(
  siteDir: string,
  { basePath, apiPackages }: Product,
): Promise<PackageComponents[]> {
  const belongs = ({ pageUrl }: { pageUrl: string }) =>
    new URL(pageUrl).pathname.startsWith(`/${basePath}/`);
  return Promise.all(
    apiPackages.map(async (packageName) => {
      const { installed, components } = await readPackage(siteDir, packageName);
      return { installed, components: components.filter(belongs) };
    }),
  );
}
