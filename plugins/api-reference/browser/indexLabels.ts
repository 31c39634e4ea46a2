import { translate } from '@docusaurus/Translate';
import type { ApiIndexData, IndexEntries } from '../shared/pages';

/** Returns the page's title, which is also the title of the browser tab. */
export function indexTitle({ product }: Pick<ApiIndexData, 'product'>): string {
  return translate({ id: 'apiIndex.title', message: '{product} API reference' }, { product });
}

/** Returns the page's first sentence, which is also its description for search engines. */
export function indexDescription({ product, version, components, hooks }: ApiIndexData): string {
  const values = { count: components.length, product, version };
  if (hooks.length > 0) {
    return translate(
      {
        id: 'apiIndex.description.hooks',
        message:
          'The {count} components and {hooks} hooks of {product} {version}, with their props, parameters, and CSS classes.',
      },
      { ...values, hooks: hooks.length },
    );
  }
  return translate(
    {
      id: 'apiIndex.description',
      message: 'The {count} components of {product} {version}, with their props and CSS classes.',
    },
    values,
  );
}

/** Returns the search field's label and its placeholder, which is an example query. */
export function fieldLabels({ hooks }: Pick<IndexEntries, 'hooks'>) {
  if (hooks.length > 0) {
    return {
      label: translate({
        id: 'apiIndex.field.label.hooks',
        message: 'Filter by component, hook, prop, class, or description',
      }),
      placeholder: translate({
        id: 'apiIndex.field.placeholder.hooks',
        message: 'slotProps, useButton, getRootProps…',
      }),
    };
  }
  return {
    label: translate({
      id: 'apiIndex.field.label',
      message: 'Filter by component, prop, class, or description',
    }),
    placeholder: translate({
      id: 'apiIndex.field.placeholder',
      message: 'variant, Button, elevation…',
    }),
  };
}
