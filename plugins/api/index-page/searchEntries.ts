import type { ComponentApi } from '../../../src/reference/component-page/types';
import type { EntryKind, SearchEntry } from '../../../src/search/types';
import { plainSummary } from '../reference/describe/plainSummary';
import { htmlToText } from './htmlToText';

interface Item {
  name: string;
  anchor: string;
  descriptionHtml: string;
}

function entryOf(api: ComponentApi, kind: EntryKind, item: Item): SearchEntry {
  const description = htmlToText(item.descriptionHtml);
  return {
    kind,
    component: api.name,
    name: item.name,
    path: `${api.slug}#${item.anchor}`,
    text: plainSummary(description),
    description,
  };
}

/**
 * Returns the entry of the component itself. It also matches the titles of its demo pages, in their
 * language.
 */
function componentEntry(api: ComponentApi): SearchEntry {
  const description = htmlToText(api.descriptionHtml ?? '');
  return {
    kind: 'component',
    component: api.name,
    name: api.name,
    path: api.slug,
    text: plainSummary(description),
    description: [description, ...api.demos.map(({ label }) => label)].join('\n'),
  };
}

/** Returns all search entries of a component: itself, its props, slots, and CSS classes. */
export function searchEntries(api: ComponentApi): SearchEntry[] {
  const slotAnchors = new Set(api.slots.map(({ anchor }) => anchor));
  return [
    componentEntry(api),
    ...api.props.map((prop) => entryOf(api, 'prop', prop)),
    ...api.slots.map((slot) => entryOf(api, 'slot', slot)),
    ...api.classes
      .filter(({ anchor }) => !slotAnchors.has(anchor))
      // The full class name contains the key: `MuiButton-colorPrimary`.
      .map((item) => entryOf(api, 'class', { ...item, name: item.className })),
  ];
}
