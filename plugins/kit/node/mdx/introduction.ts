import type { RootContent } from 'mdast';
import { textAttribute } from './estree';

/**
 * Returns whether a node is the page's title: an h1, or the `<header>` that Docusaurus wraps it in.
 */
export function isTitle(node: RootContent): boolean {
  return (
    (node.type === 'heading' && node.depth === 1) ||
    (node.type === 'mdxJsxFlowElement' && node.name === 'header')
  );
}

/** Returns whether a node is the description below the title: `<p className="description">`. */
export function isDescription(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && textAttribute(node, 'className') === 'description';
}
