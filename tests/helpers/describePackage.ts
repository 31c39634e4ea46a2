import { describeComponents, readPackage } from '@component-docs/api-reference';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';

type DescribeOptions = Parameters<typeof describeComponents>[1];

export interface DescribePackageOptions extends DescribeOptions {
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
  return describeComponents(
    {
      installed,
      components: components.filter(({ name }) => wanted === undefined || wanted.includes(name)),
    },
    options,
  );
}
