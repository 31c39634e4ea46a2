import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 30, number: 'A-1030', city: 'Lyon', article: 'Compost, 40 l' },
  { id: 29, number: 'A-1029', city: 'İzmir', article: 'Raised bed, cedar' },
  { id: 28, number: 'A-1028', city: 'Accra', article: 'Clay pot, large' },
  { id: 27, number: 'A-1027', city: 'Lisbon', article: 'Watering can' },
  { id: 26, number: 'A-1026', city: 'Wrocław', article: 'Clay pot, small' },
  { id: 25, number: 'A-1025', city: 'Rotterdam', article: 'Garden gloves' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'article', headerName: 'Article', width: 170 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

export default function GridBesideDrawer() {
  const [isOpen, setIsOpen] = React.useState(true);
  return (
    <div role="group" aria-label="Orders with a side panel" style={{ width: '100%' }}>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ mb: 2 }}
      >
        Filters
      </Button>
      <div style={{ display: 'flex', gap: 16, height: 360 }}>
        {isOpen && (
          <Paper variant="outlined" sx={{ width: 110, flexShrink: 0, p: 2 }}>
            No filter is set
          </Paper>
        )}
        <div style={{ flex: 1, minWidth: 0 }}>
          <DataGrid rows={rows} columns={columns} />
        </div>
      </div>
    </div>
  );
}
