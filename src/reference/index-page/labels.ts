import { translate } from '@docusaurus/Translate';
import type { ApiIndexData } from './types';

/** Returns the page's title, which is also the title of the browser tab. */
export function indexTitle({ product }: Pick<ApiIndexData, 'product'>): string {
  return translate(
    {
      id: 'apiIndex.title',
      message: '{product} API reference',
      description: 'Title of the index page of a product’s API reference',
    },
    { product },
  );
}

/** Returns the page's first sentence, which is also its description for search engines. */
export function indexDescription({ product, version, components }: ApiIndexData): string {
  return translate(
    {
      id: 'apiIndex.description',
      message: 'The {count} components of {product} {version}, with their props and CSS classes.',
      description: 'Description of the index page of a product’s API reference',
    },
    { count: components.length, product, version },
  );
}

/** Returns the search field's label and its placeholder, which is an example query. */
export function fieldLabels() {
  return {
    label: translate({
      id: 'apiIndex.field.label',
      message: 'Filter by component, prop, class, or description',
      description: 'Label of the search field of an API reference',
    }),
    placeholder: translate({
      id: 'apiIndex.field.placeholder',
      message: 'variant, MuiButton-root, elevation…',
      description: 'Example of what to type into the search field of an API reference',
    }),
  };
}
