import type { ReactNode } from 'react';
import type { Localization } from '@mui/material/locale';

/** Returns the texts of a locale for some values, and undefined where it has none. */
export function textsOf({ components = {} }: Localization): [prop: string, text: ReactNode][] {
  const alert = components.MuiAlert?.defaultProps;
  const autocomplete = components.MuiAutocomplete?.defaultProps;
  const breadcrumbs = components.MuiBreadcrumbs?.defaultProps;
  const pagination = components.MuiPagination?.defaultProps;
  const rating = components.MuiRating?.defaultProps;
  const table = components.MuiTablePagination?.defaultProps;
  return [
    ['Alert closeText', alert?.closeText],
    ['Autocomplete clearText', autocomplete?.clearText],
    ['Autocomplete closeText', autocomplete?.closeText],
    ['Autocomplete loadingText', autocomplete?.loadingText],
    ['Autocomplete noOptionsText', autocomplete?.noOptionsText],
    ['Autocomplete openText', autocomplete?.openText],
    ['Breadcrumbs expandText', breadcrumbs?.expandText],
    ['Pagination aria-label', pagination?.['aria-label']],
    ['Pagination getItemAriaLabel, page', pagination?.getItemAriaLabel?.('page', 2, false)],
    ['Pagination getItemAriaLabel, next', pagination?.getItemAriaLabel?.('next', 3, false)],
    ['Rating emptyLabelText', rating?.emptyLabelText],
    ['Rating getLabelText', rating?.getLabelText?.(3)],
    ['TablePagination getItemAriaLabel, next', table?.getItemAriaLabel?.('next')],
    [
      'TablePagination labelDisplayedRows',
      table?.labelDisplayedRows?.({ from: 1, to: 10, count: 42, page: 0 }),
    ],
    ['TablePagination labelRowsPerPage', table?.labelRowsPerPage],
  ];
}
