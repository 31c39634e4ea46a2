import { translate } from '@docusaurus/Translate';
import type { EntryKind } from '../shared/types';

/** Returns the labels of the kinds of hits, in the reader's language. */
export function kindLabels(): Readonly<Record<EntryKind, string>> {
  return {
    page: translate({ id: 'search.kind.page', message: 'Page' }),
    api: translate({ id: 'search.kind.api', message: 'API' }),
    section: translate({ id: 'search.kind.section', message: 'Section' }),
    demo: translate({ id: 'search.kind.demo', message: 'Demo' }),
    prop: translate({ id: 'search.kind.prop', message: 'Prop' }),
    slot: translate({ id: 'search.kind.slot', message: 'Slot' }),
    class: translate({ id: 'search.kind.class', message: 'CSS class' }),
    error: translate({ id: 'search.kind.error', message: 'Error' }),
  };
}

/** Returns the label of a prop that is shown once for several pages, in the reader's language. */
export function pagesLabel(count: number): string {
  return translate({ id: 'search.propPages', message: 'on {count} API pages' }, { count });
}
