import type * as React from 'react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../../data/orders';
import type { Order } from '../../../data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'article', headerName: 'Article', width: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

export default function QuickFilteringInitialize() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true, quickFilterProps: { onClick: keepFocus } } }}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['garden', 'new'] },
          },
        }}
      />
    </div>
  );
}
