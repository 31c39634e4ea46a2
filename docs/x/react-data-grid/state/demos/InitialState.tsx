import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 40, number: 'A-1040', customer: 'Abebe Bicycles', price: 9.95, status: 'Delivered' },
  { id: 39, number: 'A-1039', customer: 'Ivanova Bicycles', price: 12.5, status: 'Packed' },
  { id: 38, number: 'A-1038', customer: 'Patel Garden Supply', price: 8.5, status: 'Delivered' },
  { id: 37, number: 'A-1037', customer: 'Moreau Bicycles', price: 24, status: 'Delivered' },
  { id: 36, number: 'A-1036', customer: 'Okafor & Daughters', price: 12.5, status: 'Delivered' },
  { id: 35, number: 'A-1035', customer: 'Demir Books', price: 129, status: 'Delivered' },
  { id: 34, number: 'A-1034', customer: 'Nakamura Studio', price: 6.75, status: 'Returned' },
  { id: 33, number: 'A-1033', customer: 'Schmidt Garden Supply', price: 34, status: 'New' },
  { id: 28, number: 'A-1028', customer: 'Schmidt Books', price: 8.5, status: 'Delivered' },
  { id: 26, number: 'A-1026', customer: 'Dubois Studio', price: 9.95, status: 'Delivered' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

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

export default function InitialState() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        pageSizeOptions={[10, 25]}
        slotProps={{ pagination }}
        initialState={{
          density: 'compact',
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'price', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Delivered' }] },
          },
          columns: { columnVisibilityModel: { number: false } },
        }}
      />
    </div>
  );
}
