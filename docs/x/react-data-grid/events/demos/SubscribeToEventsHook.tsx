import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createOrders(5);

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
