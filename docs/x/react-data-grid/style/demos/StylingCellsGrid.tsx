import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(24);

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110, cellClassName: 'station' },
  {
    field: 'temperature',
    headerName: 'Temperature in °C',
    type: 'number',
    width: 160,
    cellClassName: ({ value }: GridCellParams<Measurement, number>) =>
      (value ?? 0) < 5 ? 'cold' : '',
  },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 120 },
];

export default function StylingCellsGrid() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .station': { fontWeight: 700 },
          '& .cold': { color: 'info.dark', '&::before': { content: '"❄"', mr: 1 } },
        }}
      />
    </div>
  );
}
