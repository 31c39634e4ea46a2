import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = createOrders(8);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 120 },
];

export default function ClipboardCopy() {
  const [text, setText] = React.useState('Focus a cell, or select rows, and press Ctrl + C.');
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 340 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(copied) => {
            const count = copied.split(/\r?\n/).length;
            setText(count === 1 ? `Copied: ${copied}` : `Copied ${count} rows.`);
          }}
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
        {text}
      </Typography>
    </div>
  );
}
