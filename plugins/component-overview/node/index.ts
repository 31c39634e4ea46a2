import type { LoadContext, Plugin } from '@docusaurus/types';
import { OVERVIEWS } from '../shared/componentGroups';
import type { Overview, OverviewGroup } from '../shared/componentGroups';
import { TREES_FOLDER } from '@component-docs/page-tree/node/trees';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import {
  checkThumbnails,
  ownThumbnails,
  registryModule,
  thumbnailFolder,
  thumbnailNames,
  demoThumbnails,
} from './thumbnails';
import { groupsOf } from './remarkComponentOverview';

interface OverviewContent {
  overview: Overview;
  groups: OverviewGroup[];
  names: string[];
}

/** Generates the cards, from the page trees, and the thumbnails of lists of all components. */
export default function componentOverviewPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin<OverviewContent[]> {
  return {
    name: 'component-overview',
    getPathsToWatch: () =>
      OVERVIEWS.flatMap((overview) => [
        `${siteDir}/${thumbnailFolder(overview)}/*.tsx`,
        `${siteDir}/docs/${overview.product}/**/*.mdx`,
        `${siteDir}/${TREES_FOLDER}/**/*.ts`,
      ]),

    loadContent: () =>
      loadTogether(async () => {
        const contents = await Promise.all(
          OVERVIEWS.map(async (overview) => ({
            overview,
            groups: await groupsOf(overview, siteDir, i18n),
            names: await thumbnailNames(siteDir, overview),
          })),
        );
        failWith(
          "Thumbnails don't match the component pages",
          contents.flatMap(({ overview, groups, names }) =>
            checkThumbnails(groups, names, thumbnailFolder(overview)),
          ),
        );
        return contents;
      }),

    async contentLoaded({ content, actions }) {
      await Promise.all(
        content.map(({ overview, groups }) => {
          const cards = Object.fromEntries(groups.map((group) => [group.id, group.cards]));
          return actions.createData(`${overview.product}.json`, JSON.stringify(cards));
        }),
      );
      const own = content.flatMap(({ overview, names }) => ownThumbnails(overview, names));
      const groups = content.flatMap((each) => each.groups);
      const demos = await demoThumbnails(siteDir, groups, new Set(own.map(({ id }) => id)));
      await actions.createData('thumbnails.js', registryModule([...own, ...demos]));
    },
  };
}
