import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../plugins/written-pages/node/code-blocks/parseFence';
import { parseMdx } from './mdx';

/** The code of a diff, without the signs of its lines. */
export interface DiffCode {
  /** Title of the fence: the name of the file. */
  title: string;
  before: string;
  after: string;
}

/** Returns the diffs of a page that have a title, in the order of the page. */
export function diffCode(page: string): DiffCode[] {
  const diffs: DiffCode[] = [];
  visit(parseMdx(page), 'code', (node: Code) => {
    const { title, code, marks } = parseFence(node.lang ?? null, node.meta ?? null, node.value);
    if (node.lang !== 'diff' || title === undefined) {
      return;
    }
    const without = (mark: string) =>
      code
        .split('\n')
        .filter((line, index) => marks.get(index + 1) !== mark)
        .join('\n');
    diffs.push({ title, before: `${without('add')}\n`, after: `${without('del')}\n` });
  });
  return diffs;
}
