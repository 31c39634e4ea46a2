import type { Link, ListItem, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Product } from '@component-docs/kit/shared/site/types';
import { apiLinkProblems, apiLinks } from './apiLinks';
import type { ApiLink } from './apiLinks';

/** The same word in all languages, and so the same anchor. */
const TITLE = 'API';

function itemOf({ name, href }: ApiLink): ListItem {
  const link: Link = { type: 'link', url: href, children: [{ type: 'inlineCode', value: name }] };
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link] }] };
}

/**
 * Remark plugin: adds links to API pages at the end of a page that documents components or hooks.
 * Runs before Docusaurus' own plugins, so that the heading is in the table of contents.
 *
 * Fails the page when a hook has no API page, with the hook's name and the fix.
 */
export function remarkApiLinks({ product }: { product: Product }) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const [problem] = apiLinkProblems(frontMatter, product);
    if (problem) {
      file.fail(problem);
    }
    const links = apiLinks(frontMatter, product);
    if (links.length > 0) {
      tree.children.push(
        { type: 'heading', depth: 2, children: [{ type: 'text', value: TITLE }] },
        { type: 'list', ordered: false, spread: false, children: links.map(itemOf) },
      );
    }
  };
}
