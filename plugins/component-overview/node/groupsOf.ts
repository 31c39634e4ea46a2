import { componentGroups } from '../shared/componentGroups';
import type { Overview, OverviewGroup } from '../shared/overviews';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';

/** Returns the groups of an overview in the language of the build. */
export async function groupsOf(
  overview: Overview,
  siteDir: string,
  i18n: { currentLocale: string; defaultLocale: string },
): Promise<OverviewGroup[]> {
  const { titleOf, labels } = await readTexts(siteDir, i18n);
  return componentGroups(loadTrees()[overview.product], overview, {
    titleOf,
    labels,
  });
}
