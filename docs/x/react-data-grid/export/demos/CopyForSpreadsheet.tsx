import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 120 },
];

export default function CopyForSpreadsheet() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiRef.current.getDataAsCsv({ delimiter: '\t' }));
      setText('The table is in your clipboard.');
    } catch {
      setText('The browser doesn’t allow copying.');
    }
  };
  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => void copy()} sx={{ mb: 1 }}>
        Copy for a spreadsheet
      </Button>
      <div role="group" aria-label="Orders" style={{ height: 340 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
      <Typography role="status">{text}</Typography>
    </div>
  );
}
