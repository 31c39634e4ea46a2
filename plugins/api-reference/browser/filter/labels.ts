import { translate } from '@docusaurus/Translate';

/** What the rows of a filtered table are, or that a field filters changes. */
export type FilteredRows =
  'changes' | 'props' | 'slots' | 'classes' | 'properties' | 'parameters' | 'return-value';

/** Returns the name of a filter field in the reader's language. */
export function filterLabel(rows: FilteredRows): string {
  const labels: Record<FilteredRows, string> = {
    changes: translate({
      id: 'api.filter.changes',
      message: 'Filter by component',
      description: 'Name of the field above the changes of all components',
    }),
    props: translate({
      id: 'api.filter.props',
      message: 'Filter props',
      description: 'Name of the field above a long table of props',
    }),
    slots: translate({
      id: 'api.filter.slots',
      message: 'Filter slots',
      description: 'Name of the field above a long table of slots',
    }),
    classes: translate({
      id: 'api.filter.classes',
      message: 'Filter classes',
      description: 'Name of the field above a long table of CSS classes',
    }),
    properties: translate({
      id: 'api.filter.properties',
      message: 'Filter properties',
      description: 'Name of the field above a long table of an interface’s properties',
    }),
    parameters: translate({
      id: 'api.filter.parameters',
      message: 'Filter parameters',
      description: 'Name of the field above a long table of a hook’s parameters',
    }),
    'return-value': translate({
      id: 'api.filter.returnValue',
      message: 'Filter return value',
      description: 'Name of the field above a long table of what a hook returns',
    }),
  };
  return labels[rows];
}

/** Returns how many rows a filter shows, in the reader's language. */
export function filterStatus(shown: number, total: number): string {
  return shown === 0
    ? translate({
        id: 'api.filter.none',
        message: 'Nothing found',
        description: 'Beside a filter field that no row of the table matches',
      })
    : translate(
        {
          id: 'api.filter.status',
          message: '{shown} of {total}',
          description: 'Beside a filter field: how many of the table’s rows match',
        },
        { shown, total },
      );
}
