import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 12, number: 'A-1012', customer: 'Abebe Bicycles', price: 9.95 },
  { id: 11, number: 'A-1011', customer: 'Ivanova Bicycles', price: 12.5 },
  { id: 10, number: 'A-1010', customer: 'Patel Garden Supply', price: 8.5 },
  { id: 9, number: 'A-1009', customer: 'Moreau Bicycles', price: 24 },
  { id: 8, number: 'A-1008', customer: 'Okafor & Daughters', price: 12.5 },
  { id: 7, number: 'A-1007', customer: 'Demir Books', price: 129 },
  { id: 6, number: 'A-1006', customer: 'Nakamura Studio', price: 6.75 },
  { id: 5, number: 'A-1005', customer: 'Schmidt Garden Supply', price: 34 },
  { id: 4, number: 'A-1004', customer: 'Bakker Studio', price: 12.5 },
  { id: 3, number: 'A-1003', customer: 'Kaur Books', price: 129 },
  { id: 2, number: 'A-1002', customer: 'Castillo Café', price: 19.9 },
  { id: 1, number: 'A-1001', customer: 'Moreau Books', price: 34 },
];

type Order = (typeof rows)[number];

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
