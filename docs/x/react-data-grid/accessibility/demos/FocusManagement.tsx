import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createOrders(8);

export default function FocusManagement() {
  const titleId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={titleId} variant="subtitle1" component="div" gutterBottom>
        Orders of today
      </Typography>
      <div role="group" aria-labelledby={titleId} style={{ height: 360 }}>
        <DataGrid checkboxSelection rows={rows} columns={columns} />
      </div>
    </Box>
  );
}
