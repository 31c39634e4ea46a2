import { translate } from '@docusaurus/Translate';
import type { EntryKind } from '../shared/types';

/** Returns the labels of the kinds of hits, in the reader's language. */
export function kindLabels(): Readonly<Record<EntryKind, string>> {
  return {
    page: translate({
      id: 'search.kind.page',
      message: 'Page',
      description: 'Beside a hit of the search',
    }),
    api: translate({
      id: 'search.kind.api',
      message: 'API',
      description: 'Beside a hit of the search: a component, hook, or interface',
    }),
    section: translate({
      id: 'search.kind.section',
      message: 'Section',
      description: 'Beside a hit of the search',
    }),
    demo: translate({
      id: 'search.kind.demo',
      message: 'Demo',
      description: 'Beside a hit of the search',
    }),
    prop: translate({
      id: 'search.kind.prop',
      message: 'Prop',
      description: 'Beside a hit of the search',
    }),
    slot: translate({
      id: 'search.kind.slot',
      message: 'Slot',
      description: 'Beside a hit of the search',
    }),
    class: translate({
      id: 'search.kind.class',
      message: 'CSS class',
      description: 'Beside a hit of the search',
    }),
    error: translate({
      id: 'search.kind.error',
      message: 'Error',
      description: 'Beside a hit of the search: an error of the library, by its code',
    }),
  };
}

/** Returns the label of a prop that is shown once for several pages, in the reader's language. */
export function pagesLabel(count: number): string {
  return translate(
    {
      id: 'search.propPages',
      message: 'on {count} API pages',
      description: 'Beside a prop among the hits of the search, which stands for that of all pages',
    },
    { count },
  );
}
