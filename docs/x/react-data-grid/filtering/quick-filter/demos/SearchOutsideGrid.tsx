import * as React from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 60, number: 'A-1060', customer: 'Abebe Bicycles', city: 'Wrocław' },
  { id: 59, number: 'A-1059', customer: 'Ivanova Bicycles', city: 'Bogotá' },
  { id: 58, number: 'A-1058', customer: 'Patel Garden Supply', city: 'Busan' },
  { id: 57, number: 'A-1057', customer: 'Moreau Bicycles', city: 'Pune' },
  { id: 56, number: 'A-1056', customer: 'Okafor & Daughters', city: 'Hanoi' },
  { id: 55, number: 'A-1055', customer: 'Demir Books', city: 'Nagoya' },
  { id: 54, number: 'A-1054', customer: 'Nakamura Studio', city: 'Toronto' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 130 },
];

export default function SearchOutsideGrid() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(rows.length);
  const search = (text: string) => {
    apiRef.current.setQuickFilterValues(text.split(' ').filter((word) => word !== ''));
    setCount(gridFilteredSortedRowIdsSelector(apiRef).length);
  };
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search orders"
        name="search"
        fullWidth
        onChange={(event) => search(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        Orders found: {count}
      </Typography>
      <div style={{ height: 371 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} disableColumnFilter />
      </div>
    </div>
  );
}
