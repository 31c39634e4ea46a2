import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  booleanAttribute,
  stringAttribute,
  textAttribute,
} from '@component-docs/kit/node/mdx/estree';
import { highlight } from './highlight';
import { parseFence } from './parseFence';
import type { Fence } from './parseFence';

/** The number of lines up to which phones show a listing at once. */
const SHORT = 5;

function readFence(node: Code, file: VFile): Fence {
  try {
    return parseFence(node.lang ?? null, node.meta ?? null, node.value);
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error), node);
  }
}

function codeBlock(fence: Fence): MdxJsxFlowElement {
  const { code, language, marks, title } = fence;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      stringAttribute('language', language),
      ...(title ? [stringAttribute('title', title)] : []),
      ...(code.split('\n').length > SHORT ? [booleanAttribute('isLong')] : []),
      stringAttribute('html', highlight(code, language, marks)),
    ],
    children: [],
  };
}

/**
 * Converts `<codeblock storageKey="…">` with code fences to `<CodeTabs>` with one block per tab.
 */
function codeTabs(node: MdxJsxFlowElement, file: VFile): MdxJsxFlowElement {
  const storageKey = textAttribute(node, 'storageKey');
  if (!storageKey || !/^[a-z][a-z0-9-]*$/.test(storageKey)) {
    file.fail('<codeblock> needs a storageKey of lowercase letters, digits, and dashes.', node);
  }
  const fences = node.children
    .filter((child): child is Code => child.type === 'code')
    .map((child) => ({ child, fence: readFence(child, file) }));
  if (fences.length < 2 || fences.length !== node.children.length) {
    file.fail(
      '<codeblock> groups code fences into tabs. Put two or more in it, and nothing else.',
      node,
    );
  }
  const labels = fences.map(
    ({ child, fence }) =>
      fence.label ?? file.fail('A fence in a <codeblock> needs a label: ```bash npm', child),
  );
  if (new Set(labels).size < labels.length) {
    file.fail(`Two tabs of a <codeblock> have the same label: ${labels.join(', ')}.`, node);
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeTabs',
    attributes: [
      stringAttribute('storageKey', storageKey ?? ''),
      stringAttribute('labels', labels.join(' ')),
    ],
    children: fences.map(({ fence }) => codeBlock(fence)),
  };
}

/**
 * Remark plugin: converts every code fence to a `<CodeBlock>` with highlighted HTML, so that
 * browsers don't download a highlighter. Fails the page, with file and line, on an invalid fence.
 */
export function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) {
        return undefined;
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'codeblock') {
        parent.children[index] = codeTabs(node, file);
        return SKIP;
      }
      if (node.type === 'code') {
        parent.children[index] = codeBlock(readFence(node, file));
        return SKIP;
      }
      return undefined;
    });
  };
}
