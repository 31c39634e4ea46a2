import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const stations = ['Harbor', 'Airfield', 'Old town', 'Summit'];
const measurements = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  station: stations[index % 4]!,
  temperature: 12 + ((index * 7) % 90) / 10,
  wind: ((index * 37) % 141) / 10,
}));
const server = createServer(measurements, { latency: 1500 });

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 120 },
];

export default function LoadingOverlayLinearProgress() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(() => measurements.slice(0, 4));
  const [status, setStatus] = React.useState('Hour 1 of 5');
  const loading = status === 'Loading';

  const loadNextHour = () => {
    const next = (page + 1) % 5;
    setStatus('Loading');
    server.fetchRows({ page: next, pageSize: 4 }).then(
      (response) => {
        setRows(response.rows);
        setPage(next);
        setStatus(`Hour ${next + 1} of 5`);
      },
      () => setStatus('The next hour could not be loaded'),
    );
  };

  return (
    <div role="group" aria-label="Weather" style={{ width: '100%' }}>
      <Button onClick={() => !loading && loadNextHour()} sx={{ mb: 1 }}>
        Next hour
      </Button>
      <div style={{ height: 267 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
          slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        />
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
