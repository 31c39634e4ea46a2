import type { Components } from '@mui/material/styles';

const SMALL = { defaultProps: { size: 'small' } } as const;
const DENSE_MARGIN = { defaultProps: { margin: 'dense' } } as const;

/** Default props that make the library denser. Only these thirteen components change. */
export const DENSE_COMPONENTS = {
  MuiButton: SMALL,
  MuiFab: SMALL,
  MuiFilledInput: DENSE_MARGIN,
  MuiFormControl: DENSE_MARGIN,
  MuiFormHelperText: DENSE_MARGIN,
  MuiIconButton: SMALL,
  MuiInputBase: DENSE_MARGIN,
  MuiInputLabel: DENSE_MARGIN,
  MuiListItem: { defaultProps: { dense: true } },
  MuiOutlinedInput: DENSE_MARGIN,
  MuiTable: SMALL,
  MuiTextField: DENSE_MARGIN,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const satisfies Components;

/** The Data Grid has its own density prop, which sets the row height. */
export const DENSE_GRID = { MuiDataGrid: { defaultProps: { density: 'compact' } } } as const;
