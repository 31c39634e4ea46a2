import { translate } from '@docusaurus/Translate';

/** The kinds of rows in a filtered table; `changes` for a field that filters changes. */
export type FilteredRows =
  'changes' | 'props' | 'slots' | 'classes' | 'properties' | 'parameters' | 'return-value';

/** Returns the name of a filter field in the reader's language. */
export function filterLabel(rows: FilteredRows): string {
  const labels: Record<FilteredRows, string> = {
    changes: translate({ id: 'api.filter.changes', message: 'Filter by component' }),
    props: translate({ id: 'api.filter.props', message: 'Filter props' }),
    slots: translate({ id: 'api.filter.slots', message: 'Filter slots' }),
    classes: translate({ id: 'api.filter.classes', message: 'Filter classes' }),
    properties: translate({ id: 'api.filter.properties', message: 'Filter properties' }),
    parameters: translate({ id: 'api.filter.parameters', message: 'Filter parameters' }),
    'return-value': translate({ id: 'api.filter.returnValue', message: 'Filter return value' }),
  };
  return labels[rows];
}

/** Returns how many rows a filter shows, in the reader's language. */
export function filterStatus(shown: number, total: number): string {
  return shown === 0
    ? translate({ id: 'api.filter.none', message: 'Nothing found' })
    : translate({ id: 'api.filter.status', message: '{shown} of {total}' }, { shown, total });
}
