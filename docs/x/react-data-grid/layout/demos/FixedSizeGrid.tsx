import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(80);

const columns: GridColDef<Measurement>[] = [
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
