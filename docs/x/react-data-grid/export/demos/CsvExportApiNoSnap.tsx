import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(4);

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
