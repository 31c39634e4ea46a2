import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 40, number: 'A-1040', customer: 'Abebe Bicycles' },
  { id: 39, number: 'A-1039', customer: 'Ivanova Bicycles' },
  { id: 38, number: 'A-1038', customer: 'Patel Garden Supply' },
  { id: 37, number: 'A-1037', customer: 'Moreau Bicycles' },
  { id: 36, number: 'A-1036', customer: 'Okafor & Daughters' },
  { id: 35, number: 'A-1035', customer: 'Demir Books' },
  { id: 34, number: 'A-1034', customer: 'Nakamura Studio' },
  { id: 33, number: 'A-1033', customer: 'Schmidt Garden Supply' },
  { id: 32, number: 'A-1032', customer: 'Bakker Studio' },
  { id: 31, number: 'A-1031', customer: 'Kaur Books' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
];

export default function PercentageGrid() {
  const [isHalf, setIsHalf] = React.useState(false);
  return (
    <div role="group" aria-label="Orders" style={{ width: '100%' }}>
      <FormControlLabel
        label="Half of the panel"
        control={
          <Switch name="half" checked={isHalf} onChange={(_, checked) => setIsHalf(checked)} />
        }
      />
      <Paper variant="outlined" sx={{ height: 480, p: 2 }}>
        <div style={{ height: isHalf ? '50%' : '100%', width: '100%' }}>
          <DataGrid rows={rows} columns={columns} />
        </div>
      </Paper>
    </div>
  );
}
