import type { Root, RootContent } from 'mdast';
import { isDescription, isTitle } from '@component-docs/kit/node/mdx/introduction';

/** Returns whether a node is the list of links below a component page's description. */
function isLinkList(node: RootContent): boolean {
  const className = node.data?.hProperties?.className;
  return Array.isArray(className) && className.includes('component-links');
}

/**
 * Remark plugin: adds the contents for narrow screens below the page's title, description, and links, so that
 * a reader first sees the subject of the page. Wide screens have them beside the page.
 *
 * A page without a heading of level 1 starts with them, because its title is rendered above it.
 */
export function remarkPageContents() {
  return ({ children }: Root): void => {
    let place = children.findIndex(isTitle) + 1;
    for (const isNext of [isDescription, isLinkList]) {
      const node = children[place];
      place += node && isNext(node) ? 1 : 0;
    }
    children.splice(place, 0, {
      type: 'mdxJsxFlowElement',
      name: 'PageContents',
      attributes: [],
      children: [],
    });
  };
}
