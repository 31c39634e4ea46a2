import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'humidity', headerName: 'Humidity in %', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 120 },
];

const rows = createMeasurements(24);

const highestFirst: GridSortDirection[] = ['desc', 'asc'];

export default function OrderSortingGrid() {
  return (
    <div role="group" aria-label="Weather" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} sortingOrder={highestFirst} />
    </div>
  );
}
