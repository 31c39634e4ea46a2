import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { BlockContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { isTitle } from '@component-docs/kit/node/mdx/introduction';
import { textsIn } from '@component-docs/kit/node/readText';
import { anchorOf, isSectionHeading } from './splitSections';
import { readDrift } from './readDrift';
import { translationOf } from './translations';
import { FRONT_MATTER, LEAD } from './types';
import type { SectionDrift } from './types';

function newerEnglish(id: string): MdxJsxFlowElement {
  const attributes = id === LEAD ? [] : [stringAttribute('section', id)];
  return { type: 'mdxJsxFlowElement', name: 'NewerEnglish', attributes, children: [] };
}

/** Creates an `<OnlyInEnglish>` element with a list of links, one for each section. */
function onlyInEnglish(sections: readonly SectionDrift[]): MdxJsxFlowElement {
  const linkTo = ({ id, title }: SectionDrift): MdxJsxTextElement => ({
    type: 'mdxJsxTextElement',
    name: 'EnglishLink',
    attributes: [stringAttribute('section', id)],
    children: [{ type: 'text', value: title }],
  });
  const list: BlockContent = {
    type: 'list',
    children: sections.map((section) => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children: [linkTo(section)] }],
    })),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'OnlyInEnglish',
    attributes: [],
    children: [list],
  };
}

/**
 * Adds notes to a translated page where the English page is newer: under the heading of each
 * section that is behind, and at the end a list of sections that exist only in English.
 */
export function addDriftNotes(tree: Root, sections: readonly SectionDrift[]): void {
  const behind = new Set(sections.flatMap(({ id, state }) => (state === 'behind' ? [id] : [])));
  const missing = sections.filter(({ state }) => state === 'missing');
  behind.delete(FRONT_MATTER);
  const isUntitled = !tree.children.some(isTitle);
  const nodes = tree.children.flatMap((node): RootContent[] => {
    const id = isSectionHeading(node) ? anchorOf(node) : isTitle(node) && LEAD;
    return id && behind.has(id) ? [node, newerEnglish(id)] : [node];
  });
  tree.children = [
    ...(isUntitled && behind.has(LEAD) ? [newerEnglish(LEAD)] : []),
    ...nodes,
    ...(missing.length > 0 ? [onlyInEnglish(missing)] : []),
  ];
}

/** Remark plugin: applies `addDriftNotes` to translated pages. */
export function remarkDriftNotes({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const translation = translationOf(posixPath(path.relative(siteDir, file.path)));
    if (translation) {
      const { source, record } = translation;
      addDependencies(file, {
        files: [source, record].map((name) => path.join(siteDir, name)),
      });
      const { sections } = await readDrift(textsIn(siteDir), translation);
      addDriftNotes(tree, sections);
    }
  };
}
