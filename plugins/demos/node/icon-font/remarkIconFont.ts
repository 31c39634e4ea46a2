import fs from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pageOfSource } from '../collectDemos';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { hasFontIcons, unknownIconClasses } from './fontIcons';
import { ICON_CLASS } from './iconFont';

interface Options {
  siteDir: string;
  /** Address of the style sheet, base URL included. */
  styleSheet: string;
}

function demoNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    if (name === 'Demo') {
      attributes.forEach((attribute) => {
        const isName = attribute.type === 'mdxJsxAttribute' && attribute.name === 'name';
        if (isName && typeof attribute.value === 'string') {
          names.push(attribute.value);
        }
      });
    }
  });
  return names;
}

function headWith(styleSheet: string): MdxJsxFlowElement {
  const link: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'link',
    attributes: [stringAttribute('rel', 'stylesheet'), stringAttribute('href', styleSheet)],
    children: [],
  };
  return { type: 'mdxJsxFlowElement', name: 'Head', attributes: [], children: [link] };
}

/**
 * Remark plugin: links the icon font's style sheet from the head of a page whose demos use font icons, so
 * that other pages don't load the font.
 *
 * Fails the page when a demo uses an icon font that the site doesn't have.
 */
export function remarkIconFont({ siteDir, styleSheet }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOfSource(siteDir, file.path);
    if (!page) {
      return;
    }
    const folder = path.join(siteDir, 'docs', page, 'demos');
    const files = demoNames(tree).map((name) => path.join(folder, `${name}.tsx`));
    addDependencies(file, { files });
    // Without demos that are folders with several stylings: they aren't Material UI's.
    const demos = await Promise.all(files.map((demo) => fs.readFile(demo, 'utf8').catch(() => '')));
    const withIcons = demos.filter(hasFontIcons);
    const [unknown] = withIcons.flatMap(unknownIconClasses);
    if (unknown !== undefined) {
      file.fail(
        `A demo of docs/${page} uses the icon font "${unknown}", which the site doesn't have. Use "${ICON_CLASS}", or show the code as a listing.`,
      );
    }
    if (withIcons.length > 0) {
      tree.children.unshift(headWith(styleSheet));
    }
  };
}
