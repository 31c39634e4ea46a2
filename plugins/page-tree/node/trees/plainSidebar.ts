import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { PageTreeItem } from '../../shared/types';
import { completeSidebars } from './completeSidebars';
import type { TreeTexts } from './readTexts';
import { toPropSidebar } from './toPropSidebar';
import { toSidebar } from './toSidebar';

interface Input {
  /** Site paths of all existing pages. */
  written: ReadonlySet<string>;
  texts: TreeTexts;
  baseUrl: string;
}

/** Returns the sidebar of a tree whose pages are in `src/pages`, and not in a product's docs plugin. */
export function plainSidebar(
  tree: readonly PageTreeItem[],
  { written, texts, baseUrl }: Input,
): PropSidebar {
  const sidebar = toPropSidebar(toSidebar(tree, { ...texts, written, docs: new Map() }));
  const { plain = [] } = completeSidebars({ plain: sidebar }, [], baseUrl);
  return plain;
}
