import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 8, number: 'A-1008', customer: 'Abebe Bicycles' },
  { id: 7, number: 'A-1007', customer: 'Ivanova Bicycles' },
  { id: 6, number: 'A-1006', customer: 'Patel Garden Supply' },
  { id: 5, number: 'A-1005', customer: 'Moreau Bicycles' },
  { id: 4, number: 'A-1004', customer: 'Okafor & Daughters' },
  { id: 3, number: 'A-1003', customer: 'Demir Books' },
  { id: 2, number: 'A-1002', customer: 'Nakamura Studio' },
  { id: 1, number: 'A-1001', customer: 'Schmidt Garden Supply' },
];

function RenderCount() {
  const renders = React.useRef(0);
  renders.current += 1;
  return <span>{renders.current}</span>;
}

const createColumns = (): GridColDef[] => [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'renders', headerName: 'Renders', width: 110, renderCell: () => <RenderCount /> },
];

const stableColumns = createColumns();

export default function GridVisualization() {
  const [stable, setStable] = React.useState(true);
  const [, renderAgain] = React.useReducer((count: number) => count + 1, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={renderAgain} sx={{ mr: 2 }}>
        Render the page again
      </Button>
      <FormControlLabel
        label="Stable columns"
        control={<Switch checked={stable} onChange={() => setStable(!stable)} />}
      />
      <div style={{ height: 330, marginTop: 8 }}>
        <DataGrid rows={rows} columns={stable ? stableColumns : createColumns()} hideFooter />
      </div>
    </Box>
  );
}
