import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1, wind: 7.4 },
  { id: 2, station: 'Airfield', temperature: 9.2, wind: 3.9 },
  { id: 3, station: 'Old town', temperature: 12, wind: 6 },
  { id: 4, station: 'Summit', temperature: 0.2, wind: 6.8 },
  { id: 5, station: 'Harbor', temperature: 8.1, wind: 3.4 },
  { id: 6, station: 'Airfield', temperature: 6.1, wind: 0.9 },
  { id: 7, station: 'Old town', temperature: 10.9, wind: 4 },
];

type Measurement = (typeof rows)[number];

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
