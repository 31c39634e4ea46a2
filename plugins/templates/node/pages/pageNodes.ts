import { textIn } from '@component-docs/kit/node/translatedText';
import type { BlockContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { apiPath } from '@component-docs/api-reference/node/links/apiPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { kebabCase } from '@component-docs/api-reference/shared/component-page/anchors';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { componentUses, themeKeys } from '../codeFacts';
import type { ComponentUse } from '../codeFacts';
import { nameOfTemplate } from '../../shared/paths';
import { THEME_FILE } from '../templateProblems';
import {
  code,
  codeLink,
  element,
  heading,
  inlineCode,
  joined,
  list,
  paragraph,
  table,
} from './nodes';
import type { Language } from '@component-docs/labels/shared/languages';
import { titleOf } from '../projects';
import type { Template } from '../parseTemplate';
import type { ServedProject } from '../projects';

/** The object with the elements of pages about templates, which `browser/pages/TemplateElements` exports. */
export const ELEMENTS = 'TemplateElements';

/** A template as pages describe it in one language. */
export interface TemplateView {
  template: Template;
  language: Language;
  /** File names of its project. */
  files: Pick<ServedProject, 'jsonFile' | 'zipFile'>;
}

/** Returns the attributes that name a template and its files to the elements of a page. */
const attributesOf = ({ template: { slug }, language, files }: TemplateView) => ({
  slug,
  title: titleOf(slug, language),
  json: files.jsonFile,
  zip: files.zipFile,
});

/** Returns the card of a template in the gallery: its title and description. */
export function galleryCard(view: TemplateView): MdxJsxFlowElement {
  const { template, language } = view;
  const attributes = attributesOf(view);
  return element(`${ELEMENTS}.Card`, { ...attributes, purpose: template.purpose }, [
    heading(attributes.title, nameOfTemplate(template.slug)),
    paragraph(textIn(template.description, language)),
  ]);
}

function apiLink({ name, packageName }: ComponentUse) {
  const product = PRODUCTS.find(({ apiPackages }) => apiPackages.includes(packageName));
  return codeLink(name, apiPath('/', product ?? PRODUCTS[0], kebabCase(name)));
}

function filesOf({ template, language }: TemplateView): BlockContent[] {
  const { entry, files, code: codes } = template;
  return Object.entries(files).map(([name, purpose]) =>
    element(
      `${ELEMENTS}.File`,
      { name, purpose: textIn(purpose, language), open: name === entry ? 'true' : undefined },
      [code(name.split('.').at(-1) ?? 'ts', name, codes[name] ?? '')],
    ),
  );
}

function usesOf({ template, language }: TemplateView): BlockContent {
  const texts = pageTextsIn(language);
  const text = (value: string) => [{ type: 'text', value } as const];
  return table([
    [text(texts('templatePages.component')), text(texts('templatePages.setProps'))],
    ...componentUses(template.code).map((use) => [
      [apiLink(use)],
      use.props.length > 0
        ? joined(use.props.map(inlineCode), texts('lists.separator'))
        : text(texts('templatePages.noProps')),
    ]),
  ]);
}

/** Returns the keys of a theme as a list, with one item for each key of its top level. */
function themeOf({ template, language }: TemplateView): BlockContent {
  const texts = pageTextsIn(language);
  const keys = themeKeys(template.code[THEME_FILE] ?? '').map((key) => key.split('.'));
  const tops = [...new Set(keys.map(([top = '']) => top))];
  return list(
    tops.map((top) => {
      const inner = keys
        .filter(([first, ...rest]) => first === top && rest.length > 0)
        .map(([, ...rest]) => inlineCode(rest.join('.')));
      return paragraph(
        inlineCode(top),
        ...(inner.length > 0
          ? [texts('templatePages.colon'), ...joined(inner, texts('lists.separator'))]
          : []),
      );
    }),
  );
}

/**
 * Returns the content of the page about a template's code: the template, how to take parts of it, its files,
 * its theme, and the props that it sets. Everything comes from the template itself.
 */
export function sourceNodes(view: TemplateView): BlockContent[] {
  const { template, language } = view;
  const texts = pageTextsIn(language);
  return [
    element(`${ELEMENTS}.Summary`, attributesOf(view)),
    paragraph(textIn(template.description, language)),
    heading(texts('templatePages.files'), 'files'),
    paragraph(texts('templatePages.filesLead')),
    ...filesOf(view),
    heading(texts('templatePages.parts'), 'parts'),
    list(template.parts.map((part) => paragraph(textIn(part, language)))),
    heading(texts('templatePages.theme'), 'theme'),
    paragraph(textIn(template.theme, language)),
    paragraph(texts('templatePages.themeKeys')),
    themeOf(view),
    heading(texts('templatePages.props'), 'props'),
    paragraph(texts('templatePages.propsLead')),
    usesOf(view),
  ];
}
