import type { Link, ListItem, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Product } from '../../../src/site/products/products';
import { apiLinkFaults, apiLinks } from './apiLinks';
import type { ApiLink } from './apiLinks';

/** The same word in all languages, and so the same anchor. */
const TITLE = 'API';

function itemOf({ name, href }: ApiLink): ListItem {
  const link: Link = { type: 'link', url: href, children: [{ type: 'inlineCode', value: name }] };
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link] }] };
}

/**
 * Remark plugin: ends a page that documents components or hooks with links to their API pages. Runs
 * before Docusaurus' own plugins, so that the heading is among the page's contents.
 *
 * Fails the page, naming the hook and the mend, when one has no API page.
 */
export function remarkApiLinks({ product }: { product: Product }) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const [fault] = apiLinkFaults(frontMatter, product);
    if (fault) {
      file.fail(fault);
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
