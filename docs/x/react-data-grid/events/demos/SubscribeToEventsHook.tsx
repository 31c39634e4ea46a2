import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 5, number: 'A-1005', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 4, number: 'A-1004', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 3, number: 'A-1003', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 2, number: 'A-1002', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 1, number: 'A-1001', customer: 'Okafor & Daughters', status: 'Delivered' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function LastCellFooter() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Click a cell.');

  useGridApiEventHandler(apiRef, 'cellClick', ({ colDef, formattedValue }) =>
    setMessage(`${colDef.headerName}: ${String(formattedValue)}`),
  );

  return (
    <GridFooterContainer>
      <Typography role="status" sx={{ px: 2 }}>
        {message}
      </Typography>
    </GridFooterContainer>
  );
}

export default function SubscribeToEventsHook() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ footer: LastCellFooter }} />
    </div>
  );
}
