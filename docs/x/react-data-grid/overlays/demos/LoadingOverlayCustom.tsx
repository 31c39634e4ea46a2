import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, flight: 'Lisbon', departure: '6:40', price: 89 },
  { id: 2, flight: 'Lyon', departure: '7:15', price: 64 },
  { id: 3, flight: 'Accra', departure: '9:30', price: 410 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'flight', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'departure', headerName: 'Departure', width: 110 },
  { field: 'price', headerName: 'Price in €', type: 'number', width: 110 },
];

function ComparingFares() {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1, bgcolor: 'background.paper' }}>
      <CircularProgress aria-labelledby="fares-progress" size={32} />
      <Typography id="fares-progress" variant="body2">
        Comparing fares…
      </Typography>
    </GridOverlay>
  );
}

export default function LoadingOverlayCustom() {
  const [loading, setLoading] = React.useState(true);
  return (
    <div role="group" aria-label="Flights" style={{ width: '100%' }}>
      <Button onClick={() => setLoading(!loading)} sx={{ mb: 1 }}>
        {loading ? 'Show fares' : 'Compare again'}
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
          slots={{ loadingOverlay: ComparingFares }}
        />
      </div>
      <p role="status">{loading ? 'Comparing fares' : `Flights: ${rows.length}`}</p>
    </div>
  );
}
