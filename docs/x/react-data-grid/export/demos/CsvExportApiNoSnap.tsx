import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1, wind: 7.4 },
  { id: 2, station: 'Airfield', temperature: 9.2, wind: 3.9 },
  { id: 3, station: 'Old town', temperature: 12, wind: 6 },
  { id: 4, station: 'Summit', temperature: 0.2, wind: 6.8 },
];

type Measurement = (typeof rows)[number];

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: 'Temperature', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Wind', type: 'number', width: 110 },
];

export default function CsvExportApiNoSnap() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setCsv(apiRef.current.getDataAsCsv())}
        sx={{ mb: 1 }}
      >
        Show the CSV
      </Button>
      <div role="group" aria-label="Measurements" style={{ height: 270 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
      <pre role="status">{csv}</pre>
    </div>
  );
}
