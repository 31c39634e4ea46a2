import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(12);

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Name of the station', width: 120 },
  { field: 'temperature', headerName: 'Temperature in °C', type: 'number', width: 130 },
  { field: 'humidity', headerName: 'Relative humidity in %', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Speed of the wind in m/s', type: 'number', width: 150 },
];

export default function HeaderHeight() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
      />
    </div>
  );
}
