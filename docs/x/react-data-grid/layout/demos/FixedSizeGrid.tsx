import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1, wind: 7.4 },
  { id: 2, station: 'Airfield', temperature: 9.2, wind: 3.9 },
  { id: 3, station: 'Old town', temperature: 12, wind: 6 },
  { id: 4, station: 'Summit', temperature: 0.2, wind: 6.8 },
  { id: 5, station: 'Harbor', temperature: 8.1, wind: 3.4 },
  { id: 6, station: 'Airfield', temperature: 6.1, wind: 0.9 },
  { id: 7, station: 'Old town', temperature: 10.9, wind: 4 },
  { id: 8, station: 'Summit', temperature: -2.8, wind: 6 },
  { id: 9, station: 'Harbor', temperature: 9.3, wind: 4.1 },
  { id: 10, station: 'Airfield', temperature: 6.1, wind: 7.6 },
];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 120 },
];

export default function FixedSizeGrid() {
  const [height, setHeight] = React.useState(300);
  return (
    <div role="group" aria-label="Measurements" style={{ width: '100%' }}>
      <Typography id="grid-height">Height: {height} px</Typography>
      <Slider
        name="height"
        aria-labelledby="grid-height"
        min={200}
        max={500}
        step={20}
        value={height}
        onChange={(_, value) => setHeight(value as number)}
        sx={{ mx: 1, width: 'calc(100% - 16px)' }}
      />
      <div style={{ height, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    </div>
  );
}
