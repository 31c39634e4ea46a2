import type { Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestOf } from '@component-docs/kit/shared/similarity';

/** Returns the names that code at the top of a page imports or declares. */
function namesIn(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    switch (declared?.type) {
      case 'ImportDeclaration':
        return declared.specifiers.map(({ local }) => local.name);
      case 'FunctionDeclaration':
        return [declared.id.name];
      case 'VariableDeclaration':
        return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
      default:
        return [];
    }
  });
}

/**
 * Remark plugin: fails the page, with file and line, on an element that no component is for. It runs after all plugins
 * that replace elements.
 *
 * @param known names of the components that pages have
 */
export function remarkElements({ known }: { known: readonly string[] }) {
  return (tree: Root, file: VFile): void => {
    const names = new Set(known);
    visit(tree, 'mdxjsEsm', (node) =>
      namesIn(node.data?.estree).forEach((name) => names.add(name)),
    );
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      const name = node.name?.split('.')[0] ?? '';
      if (/^[A-Z]/.test(name) && !names.has(name)) {
        const guess = nearestOf(name, [...names]);
        file.fail(
          `pages have no component <${name}>. ${guess === undefined ? 'Remove it, or put code between backticks.' : `Did you mean <${guess}>?`}`,
          node,
        );
      }
    });
  };
}
