import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
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
