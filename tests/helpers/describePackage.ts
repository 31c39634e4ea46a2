import { describeComponents, pagesOf, readPackage } from '@component-docs/api-reference';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';

type SiteContext = Parameters<typeof describeComponents>[1];

type Defaulted = 'releaseTag' | 'componentPages' | 'symbolPages';

export interface DescribePackageOptions extends Omit<SiteContext, Defaulted> {
  siteDir: string;
  /** An installed package: `@mui/material`. */
  packageName: string;
  /** The components to describe. Defaults to all documented ones. */
  components?: readonly string[];
}

/** Reads and describes components of an installed package, as the site's build does for its pages. */
export async function describePackage(options: DescribePackageOptions): Promise<ComponentApi[]> {
  const { siteDir, packageName, components: wanted } = options;
  const { installed, components } = await readPackage(siteDir, packageName);
  const shown = components.filter(({ name }) => wanted === undefined || wanted.includes(name));
  return describeComponents(
    { installed, components: shown },
    {
      ...options,
      releaseTag: `v${installed.version}`,
      componentPages: pagesOf([{ installed, components: shown }]),
      symbolPages: new Map(),
    },
  );
}
