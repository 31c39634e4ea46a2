import path from 'node:path';
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { OVERVIEWS, componentGroups } from '../shared/componentGroups';
import type { Overview, OverviewGroup } from '../shared/componentGroups';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import {
  defaultImport,
  memberAttribute,
  stringAttribute,
} from '@component-docs/kit/node/mdx/estree';
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

const TAG = 'ComponentOverview';
const CARDS_TAG = 'ComponentCards';
const DATA = 'overviewCards';

function headingOf({ id, title }: OverviewGroup): Heading {
  const properties = { hProperties: { id } };
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: title }],
    data: properties,
  };
}

function cardsOf({ id }: OverviewGroup): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: CARDS_TAG,
    attributes: [memberAttribute('cards', DATA, id)],
    children: [],
  };
}

function overviewOf(siteDir: string, file: VFile): Overview {
  const page = pageOfSource(siteDir, file.path);
  const overview = OVERVIEWS.find(({ folder }) => folder === page);
  return (
    overview ??
    file.fail(
      `<${TAG}> belongs to docs/<product>/all-components of a product with a "componentGroup" in defineSite. ${page} is no such page.`,
    )
  );
}

/**
 * Remark plugin: fills `<ComponentOverview />` with a heading and cards for every group of
 * components. Runs before Docusaurus' own plugins, so that the headings are in the table of
 * contents. The page imports the components, because no other needs them.
 */
export function remarkComponentOverview({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === TAG) {
        elements.push(node);
      }
    });
    if (elements.length === 0) {
      return;
    }
    const overview = overviewOf(siteDir, file);
    const locale = /\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en';
    addDependencies(file, {
      files: [path.join(siteDir, `i18n/${locale}/page-tree.json`)],
      folders: [path.join(siteDir, 'content/navigation')],
    });
    const groups = await groupsOf(overview, siteDir, {
      currentLocale: locale,
      defaultLocale: 'en',
    });
    elements.forEach((element) => {
      element.attributes.push(stringAttribute('product', overview.product));
      element.children = groups.flatMap((group) => [headingOf(group), cardsOf(group)]);
    });
    tree.children.unshift(
      defaultImport(TAG, '@component-docs/component-overview/browser/ThumbnailScope'),
      defaultImport(CARDS_TAG, '@component-docs/component-overview/browser/ComponentCards'),
      defaultImport(DATA, `@generated/component-overview/default/${overview.product}.json`),
    );
  };
}
