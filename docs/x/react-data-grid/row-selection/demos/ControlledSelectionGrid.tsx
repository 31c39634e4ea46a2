import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const rows = [
  { id: 5, number: 'A-1005', article: 'Compost, 40 l', quantity: 7 },
  { id: 4, number: 'A-1004', article: 'Garden gloves', quantity: 4 },
  { id: 3, number: 'A-1003', article: 'Clay pot, small', quantity: 11 },
  { id: 2, number: 'A-1002', article: 'Clay pot, large', quantity: 11 },
  { id: 1, number: 'A-1001', article: 'Garden gloves', quantity: 4 },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
];

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
