import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 110 },
];

const rows = createOrders(64);

export default function PaginationModelControlled() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 3, pageSize: 5 });
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          onSortModelChange={() => setModel({ ...model, page: 0 })}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Page {model.page + 1} of {Math.ceil(rows.length / model.pageSize)}
      </Typography>
    </div>
  );
}
