import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { element, heading, paragraph } from './nodes';
import { attributesOf } from './templateView';
import type { TemplateView } from './templateView';

/** Returns the card of a template in the gallery: its title, description, and components. */
export function galleryCard(view: TemplateView): MdxJsxFlowElement {
  const { template, language, title, uses } = view;
  const texts = pageTextsIn(language);
  const names = uses.map(({ name }) => name).join(texts('lists.separator'));
  return element('TemplateCard', { ...attributesOf(view), purpose: template.purpose }, [
    heading(2, title, template.slug),
    paragraph(template.description[language]),
    paragraph(texts('templatePages.components') + names),
  ]);
}
