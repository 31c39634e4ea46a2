/** Names that a package's index exports. */
export interface DocumentedSymbols {
  readonly interfaces?: readonly string[];
  readonly hooks?: readonly string[];
}

/**
 * The interfaces and hooks that have their own pages, by package. The packages don't define this
 * themselves: they export far more interfaces than readers need pages for.
 */
export const DOCUMENTED_SYMBOLS: Readonly<Record<string, DocumentedSymbols>> = {
  '@mui/x-data-grid': {
    interfaces: [
      'GridActionsColDef',
      'GridApi',
      'GridCellParams',
      'GridColDef',
      'GridCsvExportOptions',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridPrintExportOptions',
      'GridRowClassNameParams',
      'GridRowParams',
      'GridRowSpacingParams',
      'GridSingleSelectColDef',
    ],
  },
  '@toolpad/core': {
    hooks: ['useDialogs', 'useLocalStorageState', 'useNotifications', 'useSessionStorageState'],
  },
};
