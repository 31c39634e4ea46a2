import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { depthBelow } from '@component-docs/api-reference/node/deprecations/remarkDeprecations';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { ITEM_SUBJECTS } from '@component-docs/react-api-model/facts/model';
import { readRecord, recordFile } from './readRecord';
import type { PackageRecord, ItemChanges, ReleaseChanges } from './readRecord';
import { releasesMarkdown } from './changesMarkdown';

/** Returns the documented items that a release changed: components, then hooks, then interfaces. */
function changedIn({ items }: PackageRecord, version: string): ItemChanges[] {
  return Object.entries(items)
    .filter(([, { documented }]) => documented)
    .sort(
      ([a, first], [b, second]) =>
        ITEM_SUBJECTS.indexOf(first.kind) - ITEM_SUBJECTS.indexOf(second.kind) ||
        a.localeCompare(b, 'en'),
    )
    .flatMap(([name, { changes }]) => {
      const found = changes[version];
      return found ? [{ name, changes: found }] : [];
    });
}

/** Returns the releases that changed documented items, newest first. */
export function releaseChanges(record: PackageRecord): ReleaseChanges[] {
  return record.releases
    .map((version, index) => ({
      from: record.releases[index - 1] ?? version,
      to: version,
      items: changedIn(record, version),
    }))
    .filter(({ items }) => items.length > 0)
    .reverse();
}

const TAG = 'ApiChanges';

/** The field that filters the changes after it (plugins/api-reference/browser/component-page/FilterField.tsx). */
const FILTER: MdxJsxFlowElement = {
  type: 'mdxJsxFlowElement',
  name: 'ChangesFilter',
  attributes: [],
  children: [],
};

interface Options {
  siteDir: string;
  /** Adds a filter field, for a page and not for its Markdown. */
  withFilter?: boolean;
}

function packageOf(element: MdxJsxFlowElement, file: VFile): string {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'package',
  );
  return typeof found?.value === 'string'
    ? found.value
    : file.fail(`<${TAG}> has no package. Write <${TAG} package="@acme/ui" />.`, element);
}

function isChanges(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === TAG;
}

/**
 * Remark plugin: replaces `<ApiChanges />` with all changes of a package's API, as headings and
 * lists. Runs before Docusaurus' own plugins, so that the headings are in the table of contents.
 */
export function remarkApiChanges({ siteDir, withFilter = false }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const language = /\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en';
    const texts = pageTextsIn(parseLanguage(language));
    for (const element of tree.children.filter(isChanges)) {
      const packageName = packageOf(element, file);
      addDependencies(file, { files: [recordFile(siteDir, packageName)] });
      const record = await readRecord(siteDir, packageName);
      if (!record) {
        file.fail(
          `${packageName} has no record of its releases. Run npm run record -- api-history.`,
          element,
        );
      }
      const index = tree.children.indexOf(element);
      const text = releasesMarkdown(releaseChanges(record), texts, depthBelow(tree, index));
      const { children } = unified().use(remarkParse).parse(text);
      tree.children.splice(index, 1, ...(withFilter ? [FILTER] : []), ...children);
    }
  };
}
