import { componentGroups } from '../../src/component-overview/componentGroups';
import type { Overview } from '../../src/component-overview/overviews';
import type { OverviewGroup } from '../../src/component-overview/types';
import { loadTrees } from '../page-tree';
import { readTexts } from '../page-tree/readTexts';

/** The groups of an overview in the language of a build. */
export async function groupsOf(
  overview: Overview,
  siteDir: string,
  i18n: { currentLocale: string; defaultLocale: string },
): Promise<OverviewGroup[]> {
  const { titleOf, labels } = await readTexts(siteDir, i18n);
  return componentGroups(loadTrees()[overview.product], overview, {
    titleOf,
    flags: labels.flags,
  });
}
