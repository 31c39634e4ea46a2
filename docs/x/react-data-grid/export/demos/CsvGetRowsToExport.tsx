import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridCsvGetRowsToExportParams } from '@mui/x-data-grid';

const customers = ['Abebe Books', 'Demir Café', 'Kaur Studio', 'Moreau Bicycles', 'Patel Nursery'];
const statuses = ['New', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: 60 - index,
  number: `A-${1060 - index}`,
  customer: customers[index % 5]!,
  status: statuses[(index * 5) % 6]!,
}));

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const ways = {
  'Export this page': ({ apiRef }: GridCsvGetRowsToExportParams) =>
    gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  'Export filtered rows': ({ apiRef }: GridCsvGetRowsToExportParams) =>
    gridFilteredSortedRowIdsSelector(apiRef),
  'Export all rows': ({ apiRef }: GridCsvGetRowsToExportParams) => apiRef.current.getAllRowIds(),
};

function ExportToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      {Object.entries(ways).map(([label, getRowsToExport]) => (
        <Button key={label} onClick={() => apiRef.current.exportDataAsCsv({ getRowsToExport })}>
          {label}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function CsvGetRowsToExport() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
        slotProps={{ pagination }}
      />
    </div>
  );
}
