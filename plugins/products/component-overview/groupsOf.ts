import { componentGroups } from '../../../src/demos/shared/component-overview/componentGroups';
import type { Overview } from '../../../src/demos/shared/component-overview/overviews';
import type { OverviewGroup } from '../../../src/demos/shared/component-overview/types';
import { readWrittenPages } from '../../api-reference/links/readWrittenPages';
import { loadTrees } from '../../navigation/page-tree';
import { readTexts } from '../../navigation/page-tree/readTexts';

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
    written: await readWrittenPages(siteDir),
  });
}
