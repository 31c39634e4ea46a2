import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../data/orders';

const rows = createOrders(8);

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
