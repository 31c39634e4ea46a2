import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 4, number: 'A-1004', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 3, number: 'A-1003', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 2, number: 'A-1002', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 1, number: 'A-1001', customer: 'Moreau Bicycles', status: 'Delivered' },
];

type Order = (typeof rows)[number];

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function LoadingOverlay() {
  const [loading, setLoading] = React.useState(true);
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            name="loading"
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      />
      <div style={{ height: 319 }}>
        <DataGrid rows={rows} columns={columns} loading={loading} />
      </div>
      <p role="status">{loading ? 'Loading the orders' : `Orders: ${rows.length}`}</p>
    </div>
  );
}
