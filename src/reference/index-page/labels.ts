import { translate } from '@docusaurus/Translate';
import type { EntryKind } from '../../search/types';
import type { ApiIndexData } from './types';

/** The page's title, also for the browser's tab. */
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

/** The page's first sentence, also for search engines. */
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

/** What a hit is, in the reader's language. */
export function kindLabels(): Readonly<Record<EntryKind, string>> {
  return {
    component: translate({
      id: 'apiIndex.kind.component',
      message: 'Component',
      description: 'Beside a hit of the search in an API reference',
    }),
    prop: translate({
      id: 'apiIndex.kind.prop',
      message: 'Prop',
      description: 'Beside a hit of the search in an API reference',
    }),
    slot: translate({
      id: 'apiIndex.kind.slot',
      message: 'Slot',
      description: 'Beside a hit of the search in an API reference',
    }),
    class: translate({
      id: 'apiIndex.kind.class',
      message: 'CSS class',
      description: 'Beside a hit of the search in an API reference',
    }),
  };
}

/** The search field's label, and an example of what it takes. */
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
