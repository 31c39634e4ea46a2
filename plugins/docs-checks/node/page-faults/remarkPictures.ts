import fs from 'node:fs';
import path from 'node:path';
import type { Image, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decodePart } from '@component-docs/kit/shared/address';

/** Returns whether a picture's file exists. Pictures of other sites are taken for existing. */
function exists(url: string, page: string, folders: readonly string[]): boolean {
  if (/^(?:[a-z]+:|\/\/)/i.test(url)) {
    return true;
  }
  const name = decodePart(url.replace(/[?#].*$/, ''));
  const candidates = name.startsWith('/')
    ? folders.map((folder) => path.join(folder, name))
    : [path.resolve(path.dirname(page), name)];
  return candidates.some((file) => fs.existsSync(file));
}

function hasAlternative({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxExpressionAttribute' ||
      ['alt', 'aria-hidden'].includes(attribute.name),
  );
}

/**
 * Remark plugin: fails the page, with file and line, on a picture that has no alternative text or no file. It runs
 * before Docusaurus' plugin for pictures, whose error names no line.
 *
 * @param folders absolute paths of the folders that are served at the root of the site
 */
export function remarkPictures({ folders }: { folders: readonly string[] }) {
  return (tree: Root, file: VFile): void => {
    const checkPicture = (node: Image) => {
      if (!node.alt?.trim()) {
        file.fail(
          `the picture ${node.url} has no alternative text. Say between the brackets what it shows: ![A chart of sales](${node.url}). For decoration, write <img alt="" />.`,
          node,
        );
      }
      if (!exists(node.url, file.path, folders)) {
        const { url } = node;
        // Docusaurus' plugin would stop there.
        node.url = 'data:,';
        file.fail(
          `there is no picture ${url}. Correct its path, which starts at the page's folder, or at static/ with a slash.`,
          node,
        );
      }
    };
    visit(tree, (node) => {
      if (node.type === 'image') {
        checkPicture(node);
      } else if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name === 'img' &&
        !hasAlternative(node)
      ) {
        file.fail(
          'this <img> has no alternative text. Say what it shows: alt="A chart of sales", or alt="" for decoration.',
          node,
        );
      }
    });
  };
}
