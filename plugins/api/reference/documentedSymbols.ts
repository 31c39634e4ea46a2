/** Names that a package's index exports. */
export interface DocumentedSymbols {
  readonly interfaces?: readonly string[];
  readonly hooks?: readonly string[];
}

/**
 * What has a page of its own beside the components, by package. Their packages do not say so
 * themselves: they export far more interfaces than a reader needs pages of.
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
