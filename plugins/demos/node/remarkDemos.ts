import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { defaultImport, memberAttribute } from '@component-docs/kit/node/mdx/estree';
import { pageOfSource } from './collectDemos';
import { IS_SERVER } from './compiler/compiler';
import { pageModuleName } from './generateModules';

const IMPORT_NAME = 'pageDemos';

/**
 * Visits the elements of a page that have a name. Fails the page for an element inside of a sentence, and for one
 * without a text in an attribute.
 *
 * @param use called with each element and the text of its attribute
 */
export function visitElements(
  tree: Root,
  file: VFile,
  { name, attribute, example }: { name: string; attribute: string; example: string },
  use: (node: MdxJsxFlowElement, text: string) => void,
): void {
  visit(tree, (node) => {
    if (node.type === 'mdxJsxTextElement' && node.name === name) {
      file.fail(`<${name}> cannot be used inside a sentence: put it on a line of its own.`, node);
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === name) {
      const found = node.attributes.find(
        (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === attribute,
      );
      if (typeof found?.value !== 'string') {
        file.fail(`<${name}> needs a ${attribute}: <${name} ${attribute}="${example}" />`, node);
      }
      use(node, found.value);
    }
  });
}

/**
 * Returns whether the file of a demo is there. The page depends on the file, so that it is compiled again when the file
 * comes.
 */
function hasDemo(siteDir: string, page: VFile, name: string): boolean {
  const folder = path.join(siteDir, 'docs', pageOfSource(siteDir, page.path) ?? '', 'demos');
  const single = path.join(folder, `${name}.tsx`);
  addDependencies(page, { files: [single] });
  return fs.existsSync(single) || fs.existsSync(path.join(folder, name));
}

/**
 * Remark plugin: passes the descriptor of its demo to every `<Demo name="…">`, from the module that the demos
 * plugin writes for the page. `checkReferences` has already checked that the demo exists; the development
 * server, which goes on, leaves out demos that don't.
 */
export function remarkDemos({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    let found = false;
    const element = { name: 'Demo', attribute: 'name', example: 'BasicButtons' };
    visitElements(tree, file, element, (node, name) => {
      if (IS_SERVER && !hasDemo(siteDir, file, name)) {
        Object.assign(node, { name: 'p', attributes: [] });
        return;
      }
      found = true;
      node.attributes.push(memberAttribute('demo', IMPORT_NAME, name));
    });
    if (found) {
      const page =
        pageOfSource(siteDir, file.path) ??
        file.fail('<Demo> can only be used on pages of docs/<product>/ and their translations.');
      const source = `@generated/demos/default/${pageModuleName(page)}`;
      tree.children.unshift(defaultImport(IMPORT_NAME, source));
    }
  };
}
