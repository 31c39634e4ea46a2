import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
];

const rows = createOrders(5);
const large = rows.filter(({ quantity }) => quantity > 5).map(({ id }) => id);

export default function ControlledSelectionGrid() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([4]);
  const numbers = rows.filter(({ id }) => selected.includes(id)).map(({ number }) => number);
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <Button onClick={() => setSelected(large)}>Select large orders</Button>
      <Button onClick={() => setSelected([])}>Clear</Button>
      <div style={{ height: 371 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {numbers.length === 0 ? 'No orders selected' : `Selected: ${numbers.join(', ')}`}
      </Typography>
    </div>
  );
}
