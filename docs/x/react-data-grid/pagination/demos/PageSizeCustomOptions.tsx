import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'humidity', headerName: 'Humidity in %', type: 'number', width: 130 },
];

const rows = createMeasurements(32);

export default function PageSizeCustomOptions() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: rows.length, label: 'All' }]}
      />
    </div>
  );
}
