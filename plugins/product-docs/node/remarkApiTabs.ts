import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { tabsOf } from './apiTabs';

/**
 * Remark plugin: wraps a component page, from its first section on, in `<ApiTabs>`, which shows
 * either the page or its API. The introduction above is shown on every tab.
 */
export function remarkApiTabs() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const tabs = tabsOf({ title: '', permalink: '', source: file.path, frontMatter });
    const start = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
    if (tabs.length === 0 || start < 0) {
      return;
    }
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'ApiTabs',
      attributes: [stringAttribute('tabs', tabs.join(' '))],
      // Any content of a page's top level is also allowed in an element.
      children: tree.children.slice(start) as MdxJsxFlowElement['children'],
    };
    tree.children = [...tree.children.slice(0, start), element];
  };
}
