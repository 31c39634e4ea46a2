import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { releasesMarkdown } from './changesMarkdown';
import { readRecord, recordFile } from './readRecord';
import { releaseChanges } from './releaseChanges';

const TAG = 'ApiChanges';

/** The field that filters the changes after it (plugins/api-reference/browser/filter). */
const FILTER: MdxJsxFlowElement = {
  type: 'mdxJsxFlowElement',
  name: 'ChangesFilter',
  attributes: [],
  children: [],
};

interface Options {
  /** Adds a filter field, for a page and not for its Markdown. */
  withFilter?: boolean;
}

function packageOf(element: MdxJsxFlowElement, file: VFile): string {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'package',
  );
  return typeof found?.value === 'string'
    ? found.value
    : file.fail(`<${TAG}> has no package. Write <${TAG} package="@mui/material" />.`, element);
}

/** Returns the heading level below the section that contains the element. */
function depthBelow(tree: Root, element: MdxJsxFlowElement): number {
  const before = tree.children.slice(0, tree.children.indexOf(element));
  const heading = before.findLast((node) => node.type === 'heading');
  return (heading?.depth ?? 1) + 1;
}

/**
 * Remark plugin: replaces `<ApiChanges />` with all changes of a package's API, as headings and
 * lists. Runs before Docusaurus' own plugins, so that the headings are in the table of contents.
 */
export function remarkApiChanges({ withFilter = false }: Options = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const language = /\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en';
    const contents = new Map<MdxJsxFlowElement, RootContent[]>();
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === TAG) {
        elements.push(node);
      }
    });
    for (const element of elements) {
      const packageName = packageOf(element, file);
      addDependencies(file, { files: [recordFile(packageName)] });
      const record = await readRecord(packageName);
      if (!record) {
        file.fail(
          `${packageName} has no record of its releases. Run npm run record -- api-history.`,
          element,
        );
      }
      const texts = pageTextsIn(parseLanguage(language));
      const text = releasesMarkdown(releaseChanges(record), texts, depthBelow(tree, element));
      contents.set(element, unified().use(remarkParse).parse(text).children);
    }
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const content = contents.get(node);
      if (content && parent && index !== undefined) {
        const replacement = withFilter ? [FILTER, ...content] : content;
        parent.children.splice(index, 1, ...replacement);
        return [SKIP, index + replacement.length];
      }
      return undefined;
    });
  };
}
