import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
];

export default function PercentageGrid() {
  const [isHalf, setIsHalf] = React.useState(false);
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <FormControlLabel
        label="Half of the panel"
        control={
          <Switch name="half" checked={isHalf} onChange={(_, checked) => setIsHalf(checked)} />
        }
      />
      <Paper variant="outlined" sx={{ height: 480, p: 2 }}>
        <div style={{ height: isHalf ? '50%' : '100%', width: '100%' }}>
          <DataGrid rows={rows} columns={columns} />
        </div>
      </Paper>
    </div>
  );
}
