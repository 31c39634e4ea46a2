import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { element, heading, paragraph } from './nodes';
import { attributesOf } from './templateView';
import type { TemplateView } from './templateView';
import { PAGE_TEXTS } from './texts';

/** Returns the card of a template in the gallery: its title, description, and components. */
export function galleryCard(view: TemplateView): MdxJsxFlowElement {
  const { template, language, title, uses } = view;
  const { components, separator } = PAGE_TEXTS[language];
  return element('TemplateCard', { ...attributesOf(view), purpose: template.purpose }, [
    heading(2, title, template.slug),
    paragraph(template.description[language]),
    paragraph(components + uses.map(({ name }) => name).join(separator)),
  ]);
}
