import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 8, number: 'A-1008', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 7, number: 'A-1007', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 6, number: 'A-1006', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 5, number: 'A-1005', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 4, number: 'A-1004', customer: 'Okafor & Daughters', status: 'Delivered' },
  { id: 3, number: 'A-1003', customer: 'Demir Books', status: 'Delivered' },
  { id: 2, number: 'A-1002', customer: 'Nakamura Studio', status: 'Returned' },
  { id: 1, number: 'A-1001', customer: 'Schmidt Garden Supply', status: 'New' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

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
