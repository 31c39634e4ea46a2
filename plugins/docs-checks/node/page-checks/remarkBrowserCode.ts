import type { Program } from 'estree';
import { visit as visitCode } from 'estree-util-visit';
import type { Visitor } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const FIX =
  'React prints pages at build and never runs in them. Make it an island (src/app/islands.tsx) of a component in src/theme/MDXComponents.tsx.';

/** The files that a page may import: parts of pages, pictures, and data. */
const CONTENT = /\.(?:mdx?|png|jpe?g|gif|webp|avif|svg|json|txt|csv)(?:\?.*)?$/i;

const isHook = (name: string) => /^use[A-Z]/.test(name);

/** Attributes that only a browser can use. */
const isForBrowser = (name: string) => /^on[A-Z]/.test(name) || name === 'ref';

/** Returns why a part of a page's code needs the browser, in a few words; undefined if it doesn't. */
function needOf(node: Parameters<Visitor>[0]): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression': {
      const name = node.source.type === 'Literal' ? String(node.source.value) : '';
      return CONTENT.test(name) ? undefined : `imports code: ${JSON.stringify(name)}`;
    }
    case 'CallExpression': {
      const { callee } = node;
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      return name.type === 'Identifier' && isHook(name.name) ? `calls ${name.name}` : undefined;
    }
    case 'JSXAttribute':
      return typeof node.name.name === 'string' && isForBrowser(node.name.name)
        ? `has ${node.name.name}={…}`
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Remark plugin: fails the page, with file and line, when its own code needs React in the browser: it imports a
 * component, calls a hook, or listens to events. Such a page would be printed, and do nothing. It runs before
 * the plugins that add code to pages.
 *
 * Doesn't find attributes that come with a spread (`{...props}`), or hooks that are called through a variable.
 */
export function remarkBrowserCode() {
  return (tree: Root, file: VFile): void => {
    const check = (program: Program | null | undefined) => {
      if (program) {
        visitCode(program, (node) => {
          const need = needOf(node);
          if (need !== undefined && node.loc) {
            const { line, column } = node.loc.start;
            file.fail(`The page ${need}. ${FIX}`, { line, column: column + 1 });
          }
        });
      }
    };
    const checkAttribute = (attribute: MdxJsxAttribute | MdxJsxExpressionAttribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        check(attribute.data?.estree);
      } else if (isForBrowser(attribute.name)) {
        file.fail(`The page has ${attribute.name}={…}. ${FIX}`, attribute.position);
      } else if (attribute.value && typeof attribute.value === 'object') {
        check(attribute.value.data?.estree);
      }
    };
    visit(tree, (node) => {
      switch (node.type) {
        case 'mdxjsEsm':
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          check(node.data?.estree);
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          node.attributes.forEach(checkAttribute);
          break;
        default:
      }
    });
  };
}
