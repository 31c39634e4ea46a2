import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { defaultImport, memberAttribute } from '@component-docs/kit/node/mdx/estree';
import { pageOfSource } from './collectDemos';
import { pageModuleName } from './generateModules';

const IMPORT_NAME = 'pageDemos';

function demoName(node: MdxJsxFlowElement, file: VFile): string {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'name',
  );
  return typeof attribute?.value === 'string'
    ? attribute.value
    : file.fail('<Demo> needs a name: <Demo name="BasicButtons" />', node);
}

/**
 * Remark plugin: passes the descriptor of its demo to every `<Demo name="…">`, from the module that
 * the demos plugin writes for the page. `checkReferences` has already checked that the demo exists.
 */
export function remarkDemos({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Demo') {
        file.fail('<Demo> cannot be used inside a sentence: put it on a line of its own.', node);
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
        found = true;
        node.attributes.push(memberAttribute('demo', IMPORT_NAME, demoName(node, file)));
      }
    });
    if (found) {
      const page = pageOfSource(siteDir, file.path);
      if (!page) {
        file.fail('<Demo> can only be used on pages of docs/<product>/ and their translations.');
      }
      const source = `@generated/demos/default/${pageModuleName(page ?? '')}`;
      tree.children.unshift(defaultImport(IMPORT_NAME, source));
    }
  };
}
