import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 8, number: 'A-1008', customer: 'Abebe Bicycles', price: 9.95 },
  { id: 7, number: 'A-1007', customer: 'Ivanova Bicycles', price: 12.5 },
  { id: 6, number: 'A-1006', customer: 'Patel Garden Supply', price: 8.5 },
  { id: 5, number: 'A-1005', customer: 'Moreau Bicycles', price: 24 },
  { id: 4, number: 'A-1004', customer: 'Okafor & Daughters', price: 12.5 },
  { id: 3, number: 'A-1003', customer: 'Demir Books', price: 129 },
  { id: 2, number: 'A-1002', customer: 'Nakamura Studio', price: 6.75 },
  { id: 1, number: 'A-1001', customer: 'Schmidt Garden Supply', price: 34 },
];

type Order = (typeof rows)[number];

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
