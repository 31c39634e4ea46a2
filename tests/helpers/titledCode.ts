import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../plugins/written-pages/node/code-blocks/parseFence';
import { parseMdx } from './mdx';

/**
 * Returns the TypeScript code of a page by the title of its fence, of two with the same title the last one.
 * Fences without a title are left out.
 *
 * @param page text of the page, in MDX
 */
export function titledCode(page: string): Record<string, string> {
  const code: Record<string, string> = {};
  visit(parseMdx(page), 'code', (node: Code) => {
    const fence = parseFence(node.lang ?? null, node.meta ?? null, node.value);
    if (fence.title && /^tsx?$/.test(fence.language)) {
      code[fence.title] = `${fence.code}\n`;
    }
  });
  return code;
}
