import type { Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestOf } from '@component-docs/kit/shared/similarity';
import type {} from 'mdast-util-directive';
import fs from 'node:fs';
import ts from 'typescript';
import { themeFiles } from '@component-docs/static-pages/node/themeFolders';

/** The components that Docusaurus has for all pages. */
const OF_DOCUSAURUS = ['Details', 'Head'];

const NAME = 'MDXComponents';

/** Returns the properties of the object that a module exports as its default. */
function exportedNames(text: string): string[] {
  const file = ts.createSourceFile(
    `${NAME}.tsx`,
    text,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  return file.statements
    .filter(ts.isExportAssignment)
    .flatMap(({ expression }) =>
      ts.isObjectLiteralExpression(expression) ? [...expression.properties] : [],
    )
    .flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
    );
}

/** Reads the names of the components that pages of a site can use. */
export async function readKnownElements(siteDir: string): Promise<string[]> {
  const { site, engine } = await themeFiles(siteDir);
  const files = [...engine, ...site].filter(({ name }) => name === NAME);
  return [
    ...OF_DOCUSAURUS,
    ...files.flatMap(({ file }) => exportedNames(fs.readFileSync(file, 'utf8'))),
  ];
}

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

/** The kinds of callouts that pages can use. */
export const CALLOUT_KINDS = ['info', 'success', 'warning', 'error'] as const;

/**
 * Remark plugin: fails the page, with file and line, on a `:::` callout of an unknown kind. It runs
 * after Docusaurus has converted known callouts to elements, so any that are left are unknown.
 */
export function remarkCallouts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'containerDirective' && !node.data?.hName) {
        file.fail(
          `":::${node.name}" isn't a kind of callout. Use one of: ${CALLOUT_KINDS.join(', ')}.`,
          node,
        );
      }
    });
  };
}
