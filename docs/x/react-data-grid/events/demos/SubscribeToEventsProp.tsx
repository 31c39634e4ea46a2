import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid';

const rows = [
  { id: 5, number: 'A-1005', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 4, number: 'A-1004', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 3, number: 'A-1003', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 2, number: 'A-1002', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 1, number: 'A-1001', customer: 'Okafor & Daughters', status: 'Delivered' },
];

type Order = (typeof rows)[number];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

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
