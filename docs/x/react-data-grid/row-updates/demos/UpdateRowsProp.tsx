import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 40, number: 'A-1040', article: 'Compost, 40 l', quantity: 7 },
  { id: 39, number: 'A-1039', article: 'Garden gloves', quantity: 4 },
  { id: 38, number: 'A-1038', article: 'Clay pot, small', quantity: 11 },
  { id: 37, number: 'A-1037', article: 'Clay pot, large', quantity: 11 },
  { id: 36, number: 'A-1036', article: 'Garden gloves', quantity: 4 },
  { id: 35, number: 'A-1035', article: 'Raised bed, cedar', quantity: 6 },
  { id: 34, number: 'A-1034', article: 'Seed box, herbs', quantity: 21 },
  { id: 33, number: 'A-1033', article: 'Pruning shears', quantity: 17 },
  { id: 32, number: 'A-1032', article: 'Garden gloves', quantity: 3 },
  { id: 31, number: 'A-1031', article: 'Raised bed, cedar', quantity: 4 },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
];

export default function UpdateRowsProp() {
  const [rows, setRows] = React.useState(orders.slice(-3));
  const add = () => {
    const next = orders.at(-rows.length - 1);
    setRows(next ? [next, ...rows] : rows);
  };
  const change = () =>
    setRows(rows.map((row, index) => (index === 0 ? { ...row, quantity: row.quantity + 1 } : row)));
  const remove = () => setRows(rows.slice(1));
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 2, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={add}>
          Add an order
        </Button>
        <Button size="small" variant="outlined" onClick={change}>
          One piece more
        </Button>
        <Button size="small" variant="outlined" onClick={remove}>
          Delete the first
        </Button>
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {rows[0]
          ? `${rows.length} orders, the first with ${rows[0].quantity} pieces`
          : 'There are no orders'}
      </Typography>
    </div>
  );
}
