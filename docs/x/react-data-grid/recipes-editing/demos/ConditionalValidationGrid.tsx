import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditBooleanCell, GridEditInputCell } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, expense: 'Train to Lyon', amount: 86.4, isPaid: true, receipt: 'R-2041' },
  { id: 2, expense: 'Poster prints', amount: 140, isPaid: false, receipt: '' },
  { id: 3, expense: 'Hotel in Pune', amount: 312, isPaid: false, receipt: '' },
];

type Expense = (typeof rows)[number];

const isReceiptMissing = (isPaid: boolean, receipt = '') => isPaid && receipt.trim() === '';

function ReceiptField({ error, ...params }: GridRenderEditCellParams<Expense, string>) {
  return (
    <Tooltip
      open={Boolean(error)}
      title={<span role="alert">{error}</span>}
      describeChild
      disableInteractive
    >
      <Box sx={{ display: 'flex', width: '100%' }}>
        <GridEditInputCell
          {...params}
          debounceMs={0}
          error={Boolean(error)}
          inputProps={{ 'aria-label': 'Receipt', name: 'receipt' }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Expense>[] = [
  { field: 'expense', headerName: 'Expense', flex: 1, minWidth: 130 },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 80,
    editable: true,
    renderEditCell: (params) => <GridEditBooleanCell {...params} aria-label="Paid" />,
  },
  {
    field: 'receipt',
    headerName: 'Receipt',
    width: 140,
    editable: true,
    preProcessEditCellProps: ({
      props,
      otherFieldsProps,
    }: GridPreProcessEditCellProps<string>) => ({
      ...props,
      error: isReceiptMissing(Boolean(otherFieldsProps?.isPaid?.value), props.value)
        ? 'A paid expense needs a receipt'
        : undefined,
    }),
    renderEditCell: (params) => <ReceiptField {...params} />,
  },
];

export default function ConditionalValidationGrid() {
  return (
    <div role="group" aria-label="Expenses" style={{ height: 215, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        processRowUpdate={(row, oldRow) =>
          isReceiptMissing(row.isPaid, row.receipt) ? oldRow : row
        }
      />
    </div>
  );
}
