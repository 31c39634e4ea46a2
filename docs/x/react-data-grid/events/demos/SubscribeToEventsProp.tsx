import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createOrders(5);

export default function SubscribeToEventsProp() {
  const [message, setMessage] = React.useState('Click a row.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          hideFooter
          rows={rows}
          columns={columns}
          onRowClick={({ row }: GridRowParams<Order>) =>
            setMessage(`Order ${row.number} was ${row.status.toLowerCase()}.`)
          }
        />
      </div>
    </Box>
  );
}
