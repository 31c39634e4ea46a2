import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { defaultImport, stringAttribute } from '@component-docs/kit/node/mdx/estree';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import { productOfTemplate } from '../../shared/paths';
import { TEMPLATES_FOLDER } from '../parseTemplate';
import { servedProject } from '../projects';
import { readTemplates } from '../readTemplates';
import { ELEMENTS, galleryCard, sourceNodes } from './pageNodes';
import type { TemplateView } from './pageNodes';

const GALLERY = 'TemplateGallery';
const SOURCE = 'TemplateSource';

function viewOf(views: readonly TemplateView[], node: MdxJsxFlowElement, file: VFile) {
  const slugs = views.map(({ template }) => template.slug);
  const name = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  );
  const view = views.find(({ template }) => template.slug === name?.value);
  return view ?? file.fail(`<${SOURCE}> needs the name of a template: ${slugs.join(', ')}.`, node);
}

/**
 * Remark plugin: fills `<TemplateGallery />` with a card for every template of the page's product, or of the first
 * product if its own has none, and replaces `<TemplateSource name="sign-in" />` with the code of a template and its
 * description. Runs before Docusaurus' own plugins, so that the headings are in the table of contents.
 */
export function remarkTemplates({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === GALLERY || node.name === SOURCE) {
        found.push(node);
      }
    });
    if (found.length === 0) {
      return;
    }
    addDependencies(file, { folders: [path.join(siteDir, TEMPLATES_FOLDER)] });
    const language = parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en');
    const views = (await readTemplates(siteDir)).map((template): TemplateView => {
      return { template, language, files: servedProject(siteDir, template) };
    });
    for (const node of found) {
      if (node.name === GALLERY) {
        const product = productOfTemplate(pageOfSource(siteDir, file.path) ?? '');
        const own = views.filter(({ template }) => productOfTemplate(template.slug) === product);
        const purposes = new Set(own.map(({ template }) => template.purpose));
        node.name = `${ELEMENTS}.Gallery`;
        node.children = own.map(galleryCard);
        node.attributes.push(stringAttribute('purposes', [...purposes].join(' ')));
      } else {
        const index = tree.children.indexOf(node);
        if (index < 0) {
          file.fail(`<${SOURCE}> must not be inside of another element.`, node);
        }
        tree.children.splice(index, 1, ...sourceNodes(viewOf(views, node, file)));
      }
    }
    const source = '@component-docs/templates/browser/pages/TemplateElements';
    tree.children.unshift(defaultImport(ELEMENTS, source));
  };
}
