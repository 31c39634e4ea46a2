import fs from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { readPackage } from '..';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { deprecatedItems } from './deprecatedItems';
import { deprecationsMarkdown } from './deprecationsMarkdown';
import type { Replacements } from './types';

const TAG = 'Deprecations';
const PACKAGE = '@mui/material';

/** Returns the heading level below the section that contains the element. */
function depthBelow(tree: Root, index: number): number {
  const heading = tree.children.slice(0, index).findLast((node) => node.type === 'heading');
  return (heading?.depth ?? 1) + 1;
}

/**
 * Remark plugin: replaces `<Deprecations />` with everything that is deprecated in the components of
 * Material UI, as headings and tables. Runs before Docusaurus' own plugins, so that the headings are
 * in the table of contents.
 */
export function remarkDeprecations({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === TAG,
    );
    if (index < 0) {
      return;
    }
    const source = path.join(siteDir, 'content/deprecations.json');
    addDependencies(file, { files: [source] });
    const replacements = JSON.parse(await fs.readFile(source, 'utf8')) as Replacements;
    const { components } = await readPackage(siteDir, PACKAGE);
    const language = parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en');
    const text = deprecationsMarkdown(
      deprecatedItems(components, replacements),
      language,
      depthBelow(tree, index),
    );
    const { children } = unified().use(remarkParse).use(remarkGfm).parse(text);
    tree.children.splice(index, 1, ...children);
  };
}
